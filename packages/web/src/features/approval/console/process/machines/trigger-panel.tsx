import type { TriggerNode, TriggerProps } from '@campus/contract/approval/process-tree.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import { PairsField } from './pairs-field.tsx'
import { machineWords } from './words.ts'

type Webhook = Extract<TriggerProps, { type: 'WEBHOOK' }>['http']
type Mail = Extract<TriggerProps, { type: 'EMAIL' }>['email']
type Set<Part> = (part: Part, name?: string) => void

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const formats = ['JSON', 'FORM'] as const
const emptyPair = { key: '', value: '' }

function WebhookFields({ http, onChange }: { readonly http: Webhook; readonly onChange: Set<Webhook> }) {
  const words = useWords(machineWords)
  const pairs = (which: 'headers' | 'params', max: number) => (
    <PairsField
      label={words[which]}
      pairs={http[which]}
      max={max}
      empty={emptyPair}
      onChange={(pairs, name) => onChange({ ...http, [which]: pairs }, name)}
    >
      {(pair, set) => (
        <>
          <TextInput label={words.key} value={pair.key} max={200} onChange={(key) => set({ ...pair, key })} />
          <TextInput label={words.value} value={pair.value} max={2000} onChange={(value) => set({ ...pair, value })} />
        </>
      )}
    </PairsField>
  )
  return (
    <>
      <SelectInput
        label={words.method}
        value={http.method}
        options={methods.map((method) => [method, method])}
        onChoose={(method) => onChange({ ...http, method })}
      />
      <TextInput label={words.url} hint={words.urlHint} value={http.url} max={2000} onChange={(url) => onChange({ ...http, url }, 'url')} />
      <SelectInput
        label={words.contentType}
        value={http.contentType}
        options={formats.map((format) => [format, format])}
        onChoose={(contentType) => onChange({ ...http, contentType })}
      />
      {pairs('headers', 20)}
      {pairs('params', 50)}
    </>
  )
}

function MailFields({ email, onChange }: { readonly email: Mail; readonly onChange: Set<Mail> }) {
  const words = useWords(machineWords)
  return (
    <>
      <TextInput
        label={words.to}
        rows={2}
        max={5000}
        value={email.to.join('\n')}
        onChange={(text) => onChange({ ...email, to: text.split('\n').slice(0, 20) }, 'to')}
      />
      <TextInput label={words.subject} value={email.subject} max={200} onChange={(subject) => onChange({ ...email, subject }, 'subject')} />
      <TextInput
        label={words.content}
        rows={5}
        max={10_000}
        value={email.content}
        onChange={(content) => onChange({ ...email, content }, 'content')}
      />
    </>
  )
}

const firstOf = (type: TriggerProps['type']): TriggerProps =>
  type === 'EMAIL'
    ? { type, email: { subject: '', to: [''], content: '' } }
    : { type, http: { method: 'POST', url: '', headers: [], params: [], contentType: 'JSON' } }

interface TriggerPanelProps {
  readonly node: TriggerNode
  readonly onChange: (node: TriggerNode, name?: string) => void
}

export function TriggerPanel({ node, onChange }: TriggerPanelProps) {
  const words = useWords(machineWords)
  const { props } = node
  const set = (trigger: TriggerProps, name?: string) =>
    onChange({ ...node, props: trigger }, name === undefined ? undefined : `${name} ${node.id}`)
  return (
    <>
      <SelectInput
        label={words.triggerKind}
        value={props.type}
        options={[
          ['WEBHOOK', words.webhook],
          ['EMAIL', words.email],
        ]}
        onChoose={(type) => set(firstOf(type))}
      />
      {props.type === 'WEBHOOK' ? (
        <WebhookFields http={props.http} onChange={(http, name) => set({ type: 'WEBHOOK', http }, name)} />
      ) : (
        <MailFields email={props.email} onChange={(email, name) => set({ type: 'EMAIL', email }, name)} />
      )}
    </>
  )
}
