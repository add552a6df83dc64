import type { FieldKind, Form } from '@campus/contract/approval/form.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { ConsoleDialog } from '../../../../../console/dialog/console-dialog.tsx'
import { useWide } from '../../../../../layout/use-wide.ts'
import '../../../../../console/look/console-look.css'
import type { Problem } from '../design/use-autosave.ts'
import type { Change } from '../design/use-design.ts'
import { fieldRow } from '../field-rows.ts'
import { fieldKinds, newField } from './field-kinds.ts'
import { FieldList } from './field-list.tsx'
import { FieldPanel } from './field-panel.tsx'
import { addField, newFieldId } from './form-edits.ts'
import './form-tab.css'
import { formWords, kindNames } from './words.ts'

interface FormTabProps {
  readonly form: Form
  /** The form of another area is code. */
  readonly isFixed: boolean
  readonly problems: readonly Problem[]
  readonly chosenId: string | undefined
  readonly onChoose: (id: string) => void
  readonly onChange: Change<Form>
}

function Palette({ onAdd }: { readonly onAdd: (kind: FieldKind) => void }) {
  const words = useWords(formWords)
  const say = useSay()
  return (
    <fieldset className="form-palette">
      <legend>{words.palette}</legend>
      {fieldKinds.map(({ kind }) => (
        <button key={kind} type="button" onClick={() => onAdd(kind)}>
          {say(kindNames[kind])}
        </button>
      ))}
    </fieldset>
  )
}

/** What people fill in: the kinds to add, the fields in their order, and the properties of the chosen one. */
export function FormTab({ form, isFixed, problems, chosenId, onChoose, onChange }: FormTabProps) {
  const words = useWords(formWords)
  const say = useSay()
  const isWide = useWide()
  const [isEditing, setIsEditing] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const row = chosenId === undefined ? undefined : fieldRow(form, chosenId)
  const problemsAt = (id: string) => problems.filter(({ at }) => at === id).map(({ text }) => text)
  const edit = () => {
    setIsEditing(true)
    if (isWide) requestAnimationFrame(() => panel.current?.querySelector('input')?.focus())
  }
  const add = (kind: FieldKind) => {
    const item = newField(kind, newFieldId(form), say(kindNames[kind]), words.option)
    onChange(addField(form, item, chosenId))
    onChoose(item.id)
  }
  const fieldPanel = row && <FieldPanel form={form} row={row} problems={problemsAt(row.item.id)} onChange={onChange} place={panel} />
  if (isFixed) return <p className="console-note">{words.fixed}</p>
  return (
    <div className="designer-columns">
      <div className="designer-main">
        <Palette onAdd={add} />
        {isWide && <p className="console-note">{words.keys}</p>}
        {form.length === 0 && <p className="console-note">{words.none}</p>}
        <FieldList
          form={form}
          chosenId={row?.item.id}
          problemAt={(id) => problemsAt(id)[0]}
          onChoose={onChoose}
          onEdit={edit}
          onChange={onChange}
        />
      </div>
      {isWide && <aside className="designer-side console-card">{fieldPanel ?? <p className="console-note">{words.chooseOne}</p>}</aside>}
      {!isWide && isEditing && fieldPanel && (
        <ConsoleDialog title={words.panel} onClose={() => setIsEditing(false)}>
          {fieldPanel}
        </ConsoleDialog>
      )}
    </div>
  )
}
