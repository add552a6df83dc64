import { type Language, languages } from '@campus/contract/language.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline, DownOutline, UpOutline } from 'antd-mobile-icons'
import { useRef, useState } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import './block-editor.css'
import { type BlockRow, moveRow } from './block-rows.ts'
import { blockWords } from './words.ts'

const textFields = { zh_CN: 'text', en_US: 'textEn', zh_TW: 'textTw' } as const satisfies Record<Language, keyof BlockRow>
const kinds = ['heading', 'paragraph', 'item'] as const

type Complaints = Partial<Record<keyof BlockRow, { readonly message?: string | undefined }>>

interface BlockEditorProps {
  readonly rows: readonly BlockRow[]
  readonly max: number
  readonly complaints: readonly (Complaints | undefined)[]
  readonly onChange: (rows: readonly BlockRow[]) => void
}

interface RowTextProps {
  readonly row: BlockRow
  readonly number: number
  readonly language: Language
  readonly complaint: string | undefined
  readonly onChange: (row: BlockRow) => void
}

function RowText({ row, number, language, complaint, onChange }: RowTextProps) {
  const words = useWords(blockWords)
  const field = textFields[language]
  return (
    <span className="block-text">
      <textarea
        className={`field-box block-${row.kind}`}
        rows={row.kind === 'paragraph' ? 4 : 2}
        lang={language.replace('_', '-')}
        aria-label={words.textOf(number, words[language])}
        aria-invalid={complaint !== undefined}
        value={row[field]}
        onChange={(event) => onChange({ ...row, [field]: event.target.value })}
      />
      <span className="field-error" aria-live="polite">
        {complaint}
      </span>
    </span>
  )
}

interface RowToolsProps {
  readonly row: BlockRow
  readonly number: number
  readonly count: number
  readonly onChange: (row: BlockRow) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function RowTools({ row, number, count, onChange, onMove, onRemove }: RowToolsProps) {
  const words = useWords(blockWords)
  return (
    <span className="block-tools">
      <select
        aria-label={words.kindOf(number)}
        value={row.kind}
        onChange={(event) => onChange({ ...row, kind: kinds.find((kind) => kind === event.target.value) ?? row.kind })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words[kind]}
          </option>
        ))}
      </select>
      <span className="block-buttons">
        <button type="button" data-move="-1" aria-label={words.up(number)} disabled={number === 1} onClick={() => onMove(-1)}>
          <UpOutline aria-hidden />
        </button>
        <button type="button" data-move="1" aria-label={words.down(number)} disabled={number === count} onClick={() => onMove(1)}>
          <DownOutline aria-hidden />
        </button>
        <button type="button" aria-label={words.remove(number)} onClick={onRemove}>
          <DeleteOutline aria-hidden />
        </button>
      </span>
    </span>
  )
}

/** A long text in three languages, block beside block; where there is no room for three, one at a time. */
export function BlockEditor({ rows, max, complaints, onChange }: BlockEditorProps) {
  const words = useWords(blockWords)
  const isWide = useWide()
  const [language, setLanguage] = useState<Language>('zh_CN')
  const list = useRef<HTMLOListElement>(null)
  const shown = isWide ? languages : [language]
  // A row is known by its place: all its content comes from above.
  const numbered = rows.map((row, index) => ({ row, index, number: index + 1 }))
  // What is wrong in a language that is not shown is at least counted.
  const wrongIn = (column: Language) => complaints.filter((complaint) => complaint?.[textFields[column]]).length
  const nameOf = (column: Language) => (wrongIn(column) > 0 ? words.wrongIn(words[column], wrongIn(column)) : words[column])
  const options = languages.map((column) => [column, nameOf(column)] as const)

  // The focus goes along with the row, so that pressing again moves the same one further.
  const move = (from: number, by: -1 | 1) => {
    onChange(moveRow(rows, from, from + by))
    const button = () => list.current?.children[from + by]?.querySelector<HTMLElement>(`[data-move="${by}"]`)
    requestAnimationFrame(() => button()?.focus())
  }

  return (
    <div className="blocks">
      {isWide ? (
        <div className="block-row block-head" aria-hidden="true">
          <span />
          {options.map(([column, name]) => (
            <span key={column}>{name}</span>
          ))}
        </div>
      ) : (
        <Choice label={words.language} look="tabs" options={options} value={language} onChoose={setLanguage} />
      )}
      <ol ref={list}>
        {numbered.map(({ row, index, number }) => (
          <li key={number} className="block-row">
            <RowTools
              row={row}
              number={number}
              count={rows.length}
              onChange={(next) => onChange(rows.with(index, next))}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange(rows.toSpliced(index, 1))}
            />
            {shown.map((column) => (
              <RowText
                key={column}
                row={row}
                number={number}
                language={column}
                complaint={complaints[index]?.[textFields[column]]?.message}
                onChange={(next) => onChange(rows.with(index, next))}
              />
            ))}
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <div className="console-buttons">
          {kinds.map((kind) => (
            <Button key={kind} size="small" onClick={() => onChange([...rows, { kind, text: '', textEn: '', textTw: '' }])}>
              <AddOutline aria-hidden /> {words.add(words[kind])}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
