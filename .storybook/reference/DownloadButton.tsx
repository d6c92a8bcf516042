import { Button } from '@quarterdeck/ui/Button';
import { Download } from 'lucide-react';

/** Saves the whole contract as a file that other tools read; its maker is loaded when somebody wants it. */
export function DownloadButton() {
  const handlePress = async () => {
    const { buildOpenApi } = await import('@quarterdeck/contract/openApi/buildOpenApi');
    const file = new Blob([JSON.stringify(buildOpenApi(), undefined, 2)], { type: 'application/json' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'quarterdeck.openapi.json';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button variant="secondary" icon={Download} onPress={() => void handlePress()}>
      Download OpenAPI 3.1
    </Button>
  );
}
