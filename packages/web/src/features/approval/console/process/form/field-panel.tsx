import type { FieldProps, Form, FormItem } from '@campus/contract/approval/form.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Ref } from 'react'
import '../../../../../console/look/console-look.css'
import { TextInput } from '../../inputs/text-input.tsx'
import { comparedFields } from '../conditions/compared-fields.ts'
import { GroupsEditor } from '../conditions/groups-editor.tsx'
import { conditionWords } from '../conditions/words.ts'
import type { Change } from '../design/use-design.ts'
import { PanelSection } from '../panel/panel-section.tsx'
import '../panel/panel.css'
import type { FieldRow } from '../field-rows.ts'
import { propsOfKind } from './field-kinds.ts'
import { FieldProp } from './field-props.tsx'
import { type FieldDirection, removeField, replaceField, shiftField } from './form-edits.ts'
import { formWords, kindNames } from './words.ts'

interface FieldPanelProps {
  readonly form: Form
  readonly row: FieldRow
  readonly problems: readonly string[]
  readonly onChange: Change<Form>
  readonly place: Ref<HTMLElement>
}

const maxGroups = 5
const directions = ['up', 'down', 'left', 'right'] as const satisfies readonly FieldDirection[]

/** Everything about the chosen field. */
export function FieldPanel({ form, row: { item, holder }, problems, onChange, place }: FieldPanelProps) {
  const words = useWords(formWords)
  const { starter } = useWords(conditionWords)
  const say = useSay()
  const replace = (next: FormItem, name?: string) => onChange(replaceField(form, next), name)
  const set = (part: Partial<FieldProps>, name?: string) => replace({ ...item, props: { ...item.props, ...part } }, name)
  const names = { up: words.moveUp, down: words.moveDown, left: words.moveOut, right: words.moveIn }
  const tableId = holder?.name === 'TableList' ? holder.id : undefined
  return (
    <section ref={place} className="node-panel" aria-label={words.panel}>
      <h2 className="panel-title">{say(kindNames[item.name])}</h2>
      <p className="console-note">{words.idOf(item.id)}</p>
      {problems.length > 0 && (
        <ul className="panel-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <TextInput
        label={words.fieldTitle}
        value={item.title}
        max={100}
        onChange={(title) => replace({ ...item, title }, `title ${item.id}`)}
      />
      {propsOfKind(item.name).map((name) => (
        <FieldProp key={`${item.id} ${name}`} form={form} item={item} tableId={tableId} name={name} onChange={set} />
      ))}
      {tableId === undefined && (
        <PanelSection title={words.visibleWhen} isOpen={(item.visibleWhen ?? []).length > 0}>
          {(item.visibleWhen ?? []).length === 0 && <p className="console-note">{words.alwaysShown}</p>}
          <GroupsEditor
            fields={comparedFields(form, starter).filter(({ id }) => id !== item.id)}
            groups={item.visibleWhen ?? []}
            max={maxGroups}
            onChange={(groups, name) =>
              replace({ ...item, visibleWhen: groups.length === 0 ? undefined : groups }, name && `${name} ${item.id}`)
            }
          />
        </PanelSection>
      )}
      <div className="panel-head">
        {directions.map((direction) => (
          <Button key={direction} size="small" onClick={() => onChange(shiftField(form, item.id, direction))}>
            {names[direction]}
          </Button>
        ))}
        <Button size="small" color="danger" fill="outline" onClick={() => onChange(removeField(form, item.id))}>
          {words.remove}
        </Button>
      </div>
    </section>
  )
}
