import { maxParts, partKindNames, partKinds } from '@campus/contract/grades/parts.ts'
import { weightOf } from '@campus/contract/grades/total.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { partName } from '../part-name.ts'
import type { TypedPart } from './typed-sheet.ts'
import { sheetWords } from './words.ts'

interface PartRowsProps {
  readonly parts: readonly TypedPart[]
  readonly mayChange: boolean
  readonly onChange: (parts: readonly TypedPart[], removed?: number) => void
}

/** What a total is made of; the weights make 100. */
export function PartRows({ parts, mayChange, onChange }: PartRowsProps) {
  const words = useWords(sheetWords)
  const say = useSay()
  const sum = weightOf(parts)
  const change = (at: number, part: Partial<TypedPart>) => onChange(parts.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const add = () => onChange([...parts, { key: crypto.randomUUID(), kind: 'homework', name: '', weight: Math.max(1, 100 - sum) }])
  return (
    <section className="page-card sheet-parts-card" aria-labelledby="sheet-parts">
      <h2 id="sheet-parts">{words.parts}</h2>
      <ul className="sheet-parts">
        {parts.map((part, at) => (
          <li key={part.key}>
            {mayChange ? (
              <>
                <SelectBox
                  label={words.kind}
                  value={part.kind}
                  options={partKinds.map((kind) => ({ value: kind, label: say(partKindNames[kind]) }))}
                  onChoose={(value) => change(at, { kind: partKinds.find((kind) => kind === value) ?? part.kind })}
                />
                {part.kind === 'other' && (
                  <input
                    className="field-box"
                    aria-label={words.name}
                    maxLength={30}
                    value={part.name}
                    onChange={({ target }) => change(at, { name: target.value })}
                  />
                )}
                <label className="sheet-weight">
                  <input
                    className="field-box"
                    inputMode="numeric"
                    aria-label={words.weightOf(say(partName(part)))}
                    value={part.weight === 0 ? '' : part.weight}
                    onChange={({ target }) => change(at, { weight: Math.min(100, Number(target.value.replaceAll(/\D/g, ''))) })}
                  />
                  %
                </label>
                {parts.length > 1 && (
                  <button
                    type="button"
                    className="sheet-remove"
                    aria-label={words.removePart(say(partName(part)))}
                    onClick={() => onChange(parts.toSpliced(at, 1), at)}
                  >
                    <CloseOutline aria-hidden />
                  </button>
                )}
              </>
            ) : (
              <span>
                {say(partName(part))} · {part.weight}%
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={sum === 100 ? 'page-note' : 'sheet-wrong'} role="status">
        {sum === 100 ? words.sum(sum) : words.sumWrong(sum)}
      </p>
      {mayChange && parts.length < maxParts && (
        <Button size="small" onClick={add}>
          {words.addPart}
        </Button>
      )}
    </section>
  )
}
