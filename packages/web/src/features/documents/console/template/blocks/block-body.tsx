import { Button } from '@campus/ui/button/button.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline } from 'antd-mobile-icons'
import { useRef } from 'react'
import { FieldMenu, useFieldOptions } from './field-menu.tsx'
import { insertable } from './insertable-fields.ts'
import type { TemplateBlock } from './template-blocks.ts'
import { partsOf, typedOf } from './typed-parts.ts'
import { templateBlockWords } from './words.ts'

interface BodyProps<Block> {
  readonly block: Block
  readonly onChange: (block: TemplateBlock) => void
}

type Of<Kind> = Extract<TemplateBlock, { readonly kind: Kind }>

function Paragraph({ block, onChange }: BodyProps<Of<'paragraph'>>) {
  const words = useWords(templateBlockWords)
  const say = useSay()
  const place = useRef<HTMLTextAreaElement>(null)
  const nameOf = (field: string) => say(insertable(field)?.name ?? ['', '', ''])
  const typed = typedOf(block.parts, nameOf)
  const write = (text: string) => onChange({ kind: 'paragraph', parts: partsOf(text, nameOf) })
  return (
    <>
      <textarea
        ref={place}
        className="field-box"
        rows={4}
        aria-label={words.text}
        value={typed}
        onChange={({ target }) => write(target.value)}
      />
      <FieldMenu
        onInsert={({ id }) => {
          const { selectionStart = typed.length, selectionEnd = typed.length } = place.current ?? {}
          write(`${typed.slice(0, selectionStart)}{${nameOf(id)}}${typed.slice(selectionEnd)}`)
          place.current?.focus()
        }}
      />
    </>
  )
}

function Rows({ block: { rows }, onChange }: BodyProps<Of<'table'>>) {
  const words = useWords(templateBlockWords)
  const options = useFieldOptions()
  const say = useSay()
  const change = (next: Of<'table'>['rows']) => onChange({ kind: 'table', rows: next })
  const numbered = rows.map((row, index) => ({ row, index, number: index + 1 }))
  return (
    <>
      {numbered.map(({ row, index, number }) => (
        <div key={number} className="template-block-row">
          <input
            className="field-box"
            aria-label={words.label(number)}
            value={row.label}
            onChange={({ target }) => change(rows.with(index, { ...row, label: target.value }))}
          />
          <SelectBox
            label={words.value(number)}
            value={row.field}
            options={options}
            onChoose={(field) => change(rows.with(index, { ...row, field }))}
          />
          <button type="button" aria-label={words.removeRow(number)} onClick={() => change(rows.toSpliced(index, 1))}>
            <DeleteOutline aria-hidden />
          </button>
        </div>
      ))}
      <div className="console-buttons">
        <Button
          size="small"
          onClick={() => change([...rows, { label: say(insertable('studentId')?.name ?? ['', '', '']), field: 'studentId' }])}
        >
          <AddOutline aria-hidden /> {words.addRow}
        </Button>
      </div>
    </>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function Line({ label, value, onChange }: LineProps) {
  return (
    <input className="field-box" aria-label={label} placeholder={label} value={value} onChange={({ target }) => onChange(target.value)} />
  )
}

/** What one block says. */
export function BlockBody({ block, onChange }: BodyProps<TemplateBlock>) {
  const words = useWords(templateBlockWords)
  if (block.kind === 'paragraph') return <Paragraph block={block} onChange={onChange} />
  if (block.kind === 'table') return <Rows block={block} onChange={onChange} />
  if (block.kind === 'title')
    return <Line label={words.titleText} value={block.text} onChange={(text) => onChange({ kind: 'title', text })} />
  if (block.kind === 'seal')
    return <Line label={words.office} value={block.office} onChange={(office) => onChange({ kind: 'seal', office })} />
  if (block.kind === 'note') return <Line label={words.noteText} value={block.text} onChange={(text) => onChange({ kind: 'note', text })} />
  return <p className="console-note">{block.kind === 'scores' ? words.scoresText : words.recipientText}</p>
}
