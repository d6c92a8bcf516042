import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { fieldButton } from './fieldButtonLook';

export const FieldButton = styled(Button)`
  ${fieldButton}
`;
