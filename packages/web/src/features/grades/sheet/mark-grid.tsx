import { remarkNames, remarks } from '@campus/contract/grades/parts.ts'
import type { Sheet } from '@campus/contract/grades/sheets.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { partName } from '../part-name.ts'
import { isTable, paste } from './paste.ts'
import { parseMark, resultOf, type TypedSheet, withMark, withRemark } from './typed-sheet.ts'
import { sheetWords } from './words.ts'

interface MarkGridProps {
  readonly sheet: Sheet
  readonly typed: TypedSheet
  readonly onChange: (typed: TypedSheet) => void
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Up and down within a column, as in a spreadsheet; left and right stay with the text. */
const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const { row, column } = event.currentTarget.dataset
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`input[data-row="${Number(row) + step}"][data-column="${column}"]`)
  next?.focus()
  next?.select()
}

/** All students of a section with a box for each part. */
export function MarkGrid({ sheet, typed, onChange }: MarkGridProps) {
  const words = useWords(sheetWords)
  const say = useSay()
  const numbers = sheet.lines.map(({ number }) => number)
  const pasteInto = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    const { sheet: next, filled, unknown } = paste(typed, numbers, text, { row, column })
    onChange(next)
    toast(unknown === 0 ? words.pasted(filled) : words.pastedSome(filled, unknown), unknown === 0 ? 'success' : 'failure')
  }
  return (
    <div className="mark-scroll">
      <table className="mark-grid">
        <thead>
          <tr>
            <th scope="col">{words.student}</th>
            {typed.parts.map((part) => (
              <th key={part.key} scope="col">
                {say(partName(part))} <small>{part.weight}%</small>
              </th>
            ))}
            <th scope="col">{words.total}</th>
            <th scope="col">{words.remark}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ personId, name, number, className, isRetake }, row) => {
            const line = typed.lines[row]
            if (!line) return null
            const total = resultOf(typed.parts, line)
            return (
              <tr key={personId}>
                <th scope="row">
                  {name}
                  <small>{[number, isRetake && words.retake].filter(Boolean).join(' · ')}</small>
                  {className && <small className="mark-class">{className}</small>}
                </th>
                {typed.parts.map((part, column) => (
                  <td key={part.key}>
                    <input
                      className="field-box"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={words.markOf(name, say(partName(part)))}
                      aria-invalid={parseMark(line.marks[column] ?? '') === undefined || undefined}
                      data-row={row}
                      data-column={column}
                      disabled={line.remark === 'exempt'}
                      value={line.marks[column] ?? ''}
                      onChange={({ target }) => onChange(withMark(typed, row, column, target.value))}
                      onKeyDown={moveByKey}
                      onPaste={(event) => pasteInto(event, row, column)}
                    />
                  </td>
                ))}
                <td className="mark-total" data-failed={total !== null && total < 60 ? true : undefined}>
                  {total ?? '–'}
                </td>
                <td>
                  <SelectBox
                    label={words.remarkOf(name)}
                    value={line.remark}
                    options={remarks.map((value) => ({ value, label: value === '' ? words.noRemark : say(remarkNames[value]) }))}
                    onChoose={(value) => onChange(withRemark(typed, row, remarks.find((one) => one === value) ?? ''))}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
