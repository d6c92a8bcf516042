import type { AnyEndpoint } from '@quarterdeck/contract';
import { fieldsOf } from '@quarterdeck/contract/docs/inspect';
import { TextField } from '@quarterdeck/ui/TextField';
import { useMemo } from 'react';
import { BodyEditor } from './BodyEditor';
import { Quiet } from './Console.styles';
import { problemsOf, type Draft } from './draft';

export interface RequestEditorProps {
  endpoint: AnyEndpoint;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Fields for everything the endpoint takes, with what its schemas say while one types. */
export function RequestEditor({ endpoint, draft, onChange }: RequestEditorProps) {
  const fields = useMemo(() => (endpoint.query ? fieldsOf(endpoint.query) : []), [endpoint]);
  const problems = useMemo(() => problemsOf(endpoint, draft), [endpoint, draft]);
  const params = Object.keys(draft.params);
  const { body } = draft;
  return (
    <>
      {params.map((name) => (
        <TextField
          key={name}
          label={name}
          value={draft.params[name] ?? ''}
          onChange={(value) => onChange({ ...draft, params: { ...draft.params, [name]: value } })}
          description="In the path"
        />
      ))}
      {fields.map(({ name, isRequired }) => {
        const problem = problems.query[name];
        return (
          <TextField
            key={name}
            label={name}
            isOptional={!isRequired}
            value={draft.query[name] ?? ''}
            onChange={(value) => onChange({ ...draft, query: { ...draft.query, [name]: value } })}
            description="In the query"
            {...(problem === undefined ? {} : { errorMessage: problem })}
          />
        );
      })}
      {body === null ? null : (
        <BodyEditor value={body} problems={problems.body} onChange={(body) => onChange({ ...draft, body })} />
      )}
      {params.length + fields.length === 0 && body === null ? <Quiet>This call takes no input.</Quiet> : null}
    </>
  );
}
