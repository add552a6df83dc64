import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { PickerSheet } from '@campus/ui/form/picker-sheet.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, DownOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { PeopleField } from '../../office-people/people-field.tsx'
import { toggled } from '../../office-people/picked.ts'
import { officePeopleWords } from '../../office-people/words.ts'
import { type FieldInputProps, namedIn, textsOf } from '../values/field-props.ts'
import { approvalFormWords } from '../words.ts'

export function MemberInput({ item, value, error, onChange }: FieldInputProps) {
  return (
    <PeopleField
      {...textsOf(item)}
      kind={item.name === 'DeptPicker' ? 'dept' : 'user'}
      isMultiple={item.props.multiple ?? false}
      value={namedIn(value)}
      error={error}
      onChange={onChange}
    />
  )
}

const offered = 100

/** Earlier applications of one's own that this one belongs to. */
export function LinkedInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const { remove } = useWords(officePeopleWords)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useRead(ownInstances, { pageSize: offered }, { enabled: isOpen })
  const chosen = namedIn(value)
  const options = (data?.rows ?? []).map(({ instanceId, processDefName, number, formAbstracts }) => ({
    value: instanceId,
    label: [`${processDefName} #${number}`, ...formAbstracts.slice(0, 1).map((abstract) => abstract.value)].join(' · '),
  }))
  const take = (id: string) => {
    const name = options.find((option) => option.value === id)?.label ?? ''
    onChange(toggled(chosen, { id, name }, true))
    setIsOpen(false)
  }
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <>
          <button
            type="button"
            className="field-box field-picker"
            aria-haspopup="dialog"
            aria-label={`${item.title}: ${words.addLinked}`}
            onClick={() => setIsOpen(true)}
            {...wiring}
          >
            <span className="field-placeholder">{words.addLinked}</span>
            <DownOutline aria-hidden />
          </button>
          {chosen.length > 0 && (
            <ul className="office-chosen">
              {chosen.map((linked) => (
                <li key={linked.id}>
                  {linked.name}
                  <button type="button" aria-label={remove(linked.name)} onClick={() => onChange(toggled(chosen, linked, true))}>
                    <CloseOutline aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isOpen && (
            <PickerSheet title={item.title} options={options} chosen={undefined} onChoose={take} onClose={() => setIsOpen(false)} />
          )}
        </>
      )}
    </Field>
  )
}
