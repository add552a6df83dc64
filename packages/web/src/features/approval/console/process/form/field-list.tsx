import type { Form } from '@campus/contract/approval/form.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ExclamationCircleFill } from 'antd-mobile-icons'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Change } from '../design/use-design.ts'
import { fieldRows } from '../field-rows.ts'
import { type FieldDirection, moveBefore, removeField, shiftField } from './form-edits.ts'
import './form-tab.css'
import { formWords, kindNames } from './words.ts'

const draggedType = 'text/campus-field'
const directions: Readonly<Record<string, FieldDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface FieldListProps {
  readonly form: Form
  readonly chosenId: string | undefined
  readonly problemAt: (id: string) => string | undefined
  readonly onChoose: (id: string) => void
  readonly onEdit: () => void
  readonly onChange: Change<Form>
}

/** The fields in their order; those of a layout or a table are indented below it. */
export function FieldList({ form, chosenId, problemAt, onChoose, onEdit, onChange }: FieldListProps) {
  const words = useWords(formWords)
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  const [overId, setOverId] = useState<string>()
  const rows = fieldRows(form)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-field="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })

  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    wanted.current = id
    onChoose(id)
  }
  const neighbour = (id: string, by: number) => rows[rows.findIndex(({ item }) => item.id === id) + by]?.item.id
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction && event.altKey) {
      onChange(shiftField(form, id, direction))
      goTo(id)
    } else if (direction === 'up' || direction === 'down') goTo(neighbour(id, direction === 'up' ? -1 : 1))
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(removeField(form, id))
      goTo(neighbour(id, -1))
    } else if (event.key === 'Enter') {
      onChoose(id)
      onEdit()
    } else return
    event.preventDefault()
  }
  const drop = (event: DragEvent, id: string) => {
    event.preventDefault()
    setOverId(undefined)
    onChange(moveBefore(form, event.dataTransfer.getData(draggedType), id))
  }

  return (
    <ul className="form-fields" ref={list} aria-label={words.fields}>
      {rows.map(({ item, depth }, place) => {
        const problem = problemAt(item.id)
        return (
          <li key={item.id} data-depth={depth}>
            <button
              type="button"
              className="form-field"
              data-field={item.id}
              data-over={overId === item.id || undefined}
              tabIndex={item.id === chosenId || (chosenId === undefined && place === 0) ? 0 : -1}
              aria-pressed={item.id === chosenId}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedType, item.id)}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(draggedType)) return
                event.preventDefault()
                setOverId(item.id)
              }}
              onDragLeave={() => setOverId(undefined)}
              onDrop={(event) => drop(event, item.id)}
              onKeyDown={(event) => onKeyDown(item.id, event)}
              onClick={() => {
                onChoose(item.id)
                onEdit()
              }}
            >
              <strong>
                {item.title || item.id}
                {item.props.required && <span className="form-required"> {words.isRequired}</span>}
              </strong>
              <span>
                {[item.title !== say(kindNames[item.name]) && say(kindNames[item.name]), item.items && words.columns(item.items.length)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {problem !== undefined && (
                <span className="flow-problem">
                  <ExclamationCircleFill aria-hidden /> {words.problem(problem)}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
