import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { Form } from '@campus/contract/approval/form.ts'
import type { RootNode, SubprocessNode, SubprocessProps } from '@campus/contract/approval/process-tree.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../../api/use-read.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { useFormOfProcess } from '../form-of-process.ts'
import { FieldChoice } from '../panel/field-choice.tsx'
import { RefuseFields } from '../panel/vote-section.tsx'
import { PairsField } from './pairs-field.tsx'
import { machineWords } from './words.ts'

interface SubprocessPanelProps {
  readonly processId: string
  readonly tree: RootNode
  readonly form: Form
  readonly node: SubprocessNode
  readonly onChange: (node: SubprocessNode) => void
}

const emptyTransfer = { mKey: '', sKey: '' }
const maxTransfers = 100

const optionsOf = (form: Form) => fieldsOf(form).map(({ id, title }): readonly [string, string] => [id, title || id])

export function SubprocessPanel({ processId, tree, form, node, onChange }: SubprocessPanelProps) {
  const words = useWords(machineWords)
  const language = useLanguage()
  const { props } = node
  const { data } = useRead(consoleProcesses, {})
  const there = optionsOf(useFormOfProcess(props.subProcCode))
  const set = (part: Partial<SubprocessProps>) => onChange({ ...node, props: { ...props, ...part } })
  const transfers = (which: 'inVar' | 'outVar') => (
    <PairsField
      label={words[which]}
      pairs={props[which]}
      max={maxTransfers}
      empty={emptyTransfer}
      onChange={(pairs) => set({ [which]: pairs })}
    >
      {(pair, setPair) => (
        <>
          <SelectInput
            label={words.mainField}
            value={pair.mKey}
            options={optionsOf(form)}
            onChoose={(mKey) => setPair({ ...pair, mKey })}
          />
          <SelectInput label={words.subField} value={pair.sKey} options={there} onChoose={(sKey) => setPair({ ...pair, sKey })} />
        </>
      )}
    </PairsField>
  )
  const others = data?.processes.filter(({ id, matter }) => id !== processId && matter === null) ?? []
  return (
    <>
      <SelectInput
        label={words.process}
        value={props.subProcCode}
        options={others.map((process) => [process.id, nameIn(process, language)])}
        onChoose={(subProcCode) => set({ subProcCode, inVar: [], outVar: [] })}
      />
      <SelectInput
        label={words.starter}
        value={props.staterUser.type}
        options={[
          ['ROOT', words.sameStarter],
          ['FORM', words.fromField],
          ['SELECT', words.picked],
        ]}
        onChoose={(type) => set({ staterUser: { type, value: '' } })}
      />
      {props.staterUser.type === 'FORM' && (
        <FieldChoice
          form={form}
          kind="UserPicker"
          value={props.staterUser.value}
          onChoose={(value) => set({ staterUser: { type: 'FORM', value } })}
        />
      )}
      {props.staterUser.type !== 'ROOT' && <Switch label={words.subAll} isOn={props.subAll} onTurn={(subAll) => set({ subAll })} />}
      <RefuseFields tree={tree} nodeId={node.id} value={props.refuse} onChange={(refuse) => set({ refuse })} />
      {transfers('inVar')}
      {transfers('outVar')}
    </>
  )
}
