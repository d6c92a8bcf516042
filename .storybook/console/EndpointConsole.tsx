import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { isListSchema } from '@quarterdeck/contract/docs/inspect';
import { scenarioNames, type ScenarioName } from '@quarterdeck/mocks';
import { Button } from '@quarterdeck/ui/Button';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { Tab, TabList, TabPanel, Tabs } from '@quarterdeck/ui/Tabs';
import { Send, Square } from 'lucide-react';
import { useState } from 'react';
import { endpointScenario, setEndpointScenario } from '../mockApi';
import { AnswerView } from './AnswerView';
import {
  Card,
  CardBody,
  CardTitle,
  Code,
  Frame,
  Halves,
  Header,
  Lead,
  Pill,
  Row,
  TabBody,
  Title,
} from './Console.styles';
import { CopyButtons } from './CopyButtons';
import { decodeDraft, draftOf, encodeDraft, type Draft } from './draft';
import { ErrorsView, rowsOf, type Trial } from './ErrorsView';
import { History } from './History';
import { RequestEditor } from './RequestEditor';
import { RulesView, withCode } from './RulesView';
import { ScenarioPicker } from './ScenarioPicker';
import { SchemaView } from './SchemaView';
import { snippetNames, snippetOf } from './snippets';
import { useCalls } from './useCalls';

export interface EndpointConsoleProps {
  documented: DocumentedEndpoint;
  /** A draft as `encodeDraft` writes it, to start with; the documented example otherwise. */
  request?: string;
  /** Makes the address under which a draft can be shared. */
  linkTo: (request: string) => string;
}

/** Calls an endpoint of the mock by hand: a request on one side, what came back on the other. */
export function EndpointConsole({ documented, request = '', linkTo }: EndpointConsoleProps) {
  const { endpoint, example, summary, description, rules } = documented;
  const exampleDraft = draftOf(endpoint, example);
  const [draft, setDraft] = useState<Draft>(() => decodeDraft(request) ?? exampleDraft);
  const [scenario, setScenario] = useState<ScenarioName>(() => endpointScenario(endpoint.id));
  const [tab, setTab] = useState('answer');
  const calls = useCalls(endpoint);
  const isList = isListSchema(endpoint.response);

  const chooseScenario = (name: ScenarioName) => {
    setScenario(name);
    setEndpointScenario(endpoint.id, name);
  };
  const send = (draft: Draft) => {
    setDraft(draft);
    setTab('answer');
    void calls.send(draft);
  };
  const attempt = ({ input = example, scenario }: Trial) => {
    chooseScenario(scenario);
    send(draftOf(endpoint, input));
  };
  const snippets = snippetNames.map((name) => [name, () => snippetOf(name, documented, draft)] as const);
  const views = [
    { id: 'answer', name: 'Answer', content: <AnswerView documented={documented} state={calls.state} /> },
    { id: 'schema', name: 'Schema', content: <SchemaView endpoint={endpoint} /> },
    { id: 'rules', name: `Rules (${rules.length})`, content: <RulesView rules={rules} /> },
    {
      id: 'errors',
      name: `Errors (${rowsOf(documented).length})`,
      content: <ErrorsView documented={documented} onTry={attempt} />,
    },
  ];

  return (
    <Frame>
      <Header>
        <Title>{summary}</Title>
        <Row>
          <Pill $tone="plain">{endpoint.method}</Pill>
          <Code>{`/${endpoint.path}`}</Code>
        </Row>
        <Lead>{withCode(description)}</Lead>
      </Header>
      <ScenarioPicker
        names={scenarioNames.filter((name) => name !== 'large' || isList)}
        selected={scenario}
        onSelect={chooseScenario}
      />
      <Halves>
        <Card aria-labelledby="request-title">
          <CardBody>
            <CardTitle id="request-title">Request</CardTitle>
            <RequestEditor endpoint={endpoint} draft={draft} onChange={setDraft} />
            <Row>
              {calls.state.kind === 'waiting' ? (
                <Button icon={Square} onPress={calls.stop}>
                  Stop
                </Button>
              ) : (
                <Button variant="primary" icon={Send} onPress={() => send(draft)}>
                  Send
                </Button>
              )}
              <Button variant="ghost" onPress={() => setDraft(exampleDraft)}>
                Reset
              </Button>
            </Row>
            <CopyButtons texts={{ ...Object.fromEntries(snippets), link: () => linkTo(encodeDraft(draft)) }} />
          </CardBody>
          <History endpoint={endpoint} calls={calls.history} onSendAgain={send} />
        </Card>
        <Card aria-label="Response">
          <Tabs selectedKey={tab} onSelectionChange={(id) => setTab(String(id))}>
            <TabList label="Response">
              {views.map(({ id, name }) => (
                <Tab key={id} id={id}>
                  {name}
                </Tab>
              ))}
            </TabList>
            {views.map(({ id, content }) => (
              <TabPanel key={id} id={id}>
                <TabBody>{content}</TabBody>
              </TabPanel>
            ))}
          </Tabs>
        </Card>
      </Halves>
      <LiveRegion />
    </Frame>
  );
}
