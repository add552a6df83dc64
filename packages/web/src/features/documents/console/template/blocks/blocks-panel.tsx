import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline, DownOutline, UpOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import '../../../../../console/blocks/block-editor.css'
import { moveRow } from '../../../../../console/blocks/block-rows.ts'
import { blockWords } from '../../../../../console/blocks/words.ts'
import '../../../../../console/look/console-look.css'
import type { TemplateForm } from '../template-form.ts'
import { BlockBody } from './block-body.tsx'
import './blocks-panel.css'
import { insertable } from './insertable-fields.ts'
import { type BlockTemplate, readBlocks, type TemplateBlock, writeBlocks } from './template-blocks.ts'
import { templateBlockWords } from './words.ts'

const kinds = ['title', 'recipient', 'paragraph', 'table', 'scores', 'seal'] as const

const blank: Record<(typeof kinds)[number], TemplateBlock> = {
  title: { kind: 'title', text: '' },
  recipient: { kind: 'recipient' },
  paragraph: { kind: 'paragraph', parts: [''] },
  table: { kind: 'table', rows: [{ label: '学号', field: 'studentId' }] },
  scores: { kind: 'scores' },
  seal: { kind: 'seal', office: '教务处' },
}

const fieldsIn = (block: TemplateBlock): readonly TemplateField[] => {
  if (block.kind === 'scores') return ['scores']
  const named = block.kind === 'paragraph' ? block.parts : block.kind === 'table' ? block.rows : []
  return named.flatMap((part) => (typeof part === 'string' ? [] : [insertable(part.field)?.field ?? []].flat()))
}

/** The content of a certificate as blocks, which write its source. */
export function BlocksPanel({ form }: { readonly form: TemplateForm }) {
  const words = useWords(templateBlockWords)
  const common = useWords(blockWords)
  const { field } = useController({ control: form.control, name: 'source' })
  const fields = useController({ control: form.control, name: 'rules.fields' }).field
  const [typed, setTyped] = useState<{ readonly source: string; readonly read: BlockTemplate }>()
  // What is being typed may be an empty paragraph or end in a space, which the source does not hold.
  const read = typed?.source === field.value ? typed.read : readBlocks(field.value)
  if (!read) return <p className="console-note">{words.notBlocks}</p>
  const { blocks } = read
  // A certificate may say only what its rules let it take from the record.
  const write = (next: readonly TemplateBlock[]) => {
    const written = { ...read, blocks: next }
    setTyped({ source: writeBlocks(written), read: written })
    field.onChange(writeBlocks(written))
    const missing = next.flatMap(fieldsIn).filter((name) => !fields.value.includes(name))
    if (missing.length > 0) fields.onChange([...new Set([...fields.value, ...missing])])
  }
  const numbered = blocks.map((block, index) => ({ block, index, number: index + 1 }))
  return (
    <div className="template-blocks">
      <p className="console-note">{words.lead}</p>
      <ol>
        {numbered.map(({ block, index, number }) => (
          <li key={number} className="template-block">
            <div className="block-tools">
              <strong>{words[block.kind]}</strong>
              <span className="block-buttons">
                <button
                  type="button"
                  aria-label={common.up(number)}
                  disabled={index === 0}
                  onClick={() => write(moveRow(blocks, index, index - 1))}
                >
                  <UpOutline aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={common.down(number)}
                  disabled={number === blocks.length}
                  onClick={() => write(moveRow(blocks, index, index + 1))}
                >
                  <DownOutline aria-hidden />
                </button>
                <button type="button" aria-label={common.remove(number)} onClick={() => write(blocks.toSpliced(index, 1))}>
                  <DeleteOutline aria-hidden />
                </button>
              </span>
            </div>
            <BlockBody block={block} onChange={(next) => write(blocks.with(index, next))} />
          </li>
        ))}
      </ol>
      <div className="console-buttons">
        {kinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => write([...blocks, blank[kind]])}>
            <AddOutline aria-hidden /> {words.add(words[kind])}
          </Button>
        ))}
      </div>
    </div>
  )
}
