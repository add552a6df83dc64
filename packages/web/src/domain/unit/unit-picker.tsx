import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { Field, type FieldTexts } from '@campus/ui/form/field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, DownOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import '@campus/ui/form/picker-sheet.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Unit } from './unit-rows.ts'
import { UnitTree } from './unit-tree.tsx'
import { unitWords } from './words.ts'

interface UnitPickerProps extends FieldTexts {
  readonly units: readonly Unit[]
  readonly value: readonly string[]
  readonly multiple?: boolean
  readonly onChange: (ids: readonly string[]) => void
  readonly error?: string | undefined
  /** What it says while nothing is chosen; a filter then stands for all units. */
  readonly none?: string
}

/** A field of a form that opens the organisation in a sheet; `value` holds one id unless `multiple`. */
export function UnitPicker({ label, hint, optional, error, units, value, multiple = false, onChange, none }: UnitPickerProps) {
  const words = useWords(unitWords)
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const names = units.filter(({ id }) => value.includes(id)).map((unit) => nameIn(unit, language))
  const said = names.length > 3 ? words.chosen(names.length) : names.join(words.comma)

  const take = (ids: readonly string[]) => {
    onChange(ids)
    if (!multiple) setIsOpen(false)
  }

  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <>
          <button
            type="button"
            className="field-box field-picker"
            aria-haspopup="dialog"
            aria-label={`${label}: ${said || (none ?? words.choose)}`}
            onClick={() => setIsOpen(true)}
            {...wiring}
          >
            <span className={said ? undefined : 'field-placeholder'}>{said || (none ?? words.choose)}</span>
            <DownOutline aria-hidden />
          </button>
          {isOpen && (
            <Modal className="picker-sheet" label={label} closesFromOutside onClose={() => setIsOpen(false)}>
              {(close) => (
                <div className="picker-frame">
                  <header className="picker-head">
                    <h2>{label}</h2>
                    <button type="button" className="field-button" aria-label={words.close} onClick={close}>
                      <CloseOutline aria-hidden />
                    </button>
                  </header>
                  <UnitTree label={label} units={units} value={value} multiple={multiple} onChange={take} />
                  <footer className="unit-sheet-foot">
                    {value.length > 0 && (multiple || optional) && (
                      <Button fill="none" onClick={() => onChange([])}>
                        {words.clear}
                      </Button>
                    )}
                    {multiple && (
                      <Button color="primary" onClick={close}>
                        {words.done(value.length)}
                      </Button>
                    )}
                  </footer>
                </div>
              )}
            </Modal>
          )}
        </>
      )}
    </Field>
  )
}
