import type { Form } from '@campus/contract/approval/form.ts'
import type { FieldRight } from '@campus/contract/approval/node-people.ts'
import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import { rightsAt } from '@campus/flow/form/rights.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../../console/look/console-look.css'
import { fieldRows } from '../field-rows.ts'
import './panel.css'
import { panelWords } from './words.ts'

interface RightsSectionProps {
  readonly form: Form
  readonly node: ProcessNode
  readonly rights: readonly FieldRight[]
  readonly onChange: (rights: FieldRight[]) => void
}

const perms = ['R', 'E', 'H'] as const

/** What a step may do with each field; what stands in a layout or table follows it. Only what differs from the usual is kept. */
export function RightsSection({ form, node, rights, onChange }: RightsSectionProps) {
  const words = useWords(panelWords)
  const found = rightsAt(form, node)
  const rows = fieldRows(form).filter(({ item }) => item.name !== 'Description')
  const set = (right: FieldRight) => onChange([...rights.filter(({ id }) => id !== right.id), right])
  if (rows.length === 0) return <p className="console-note">{words.noFields}</p>
  return (
    <table className="panel-rights">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {[words.R, words.E, words.H, words.required].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item: { id, name, title }, depth }) => {
          const { perm, isRequired } = found.get(id) ?? { perm: 'R', isRequired: false }
          return (
            <tr key={id} data-column={depth > 0 || undefined}>
              <th scope="row">{title || id}</th>
              {perms.map((option) => (
                <td key={option}>
                  <input
                    type="radio"
                    name={`right ${node.id} ${id}`}
                    aria-label={`${title || id}: ${words[option]}`}
                    checked={perm === option}
                    onChange={() => set({ id, perm: option, ...(isRequired && { required: true }) })}
                  />
                </td>
              ))}
              <td>
                {name !== 'SpanLayout' && (
                  <input
                    type="checkbox"
                    aria-label={words.requiredOf(title || id)}
                    checked={perm === 'E' && isRequired}
                    disabled={perm !== 'E'}
                    onChange={({ target }) => set({ id, perm, required: target.checked })}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
