import { type OperationName, OperationRights } from '@campus/contract/approval/node-people.ts'
import type { DecisionNode } from '@campus/contract/approval/process-tree.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './panel.css'
import type { DecisionPartProps } from './vote-section.tsx'
import { buttonNames, panelWords } from './words.ts'

/** Of a task it is asked whether it is complete, of an approval whether one agrees; cancelling is the starter's. */
const hiddenFor: Record<DecisionNode['type'], readonly OperationName[]> = {
  APPROVAL: ['complete', 'cancel'],
  TASK: ['agree', 'refuse', 'cancel'],
}

/** Which buttons the step offers, and what they are called there. */
export function ButtonsSection({ node: { id, type, props }, onChange }: Omit<DecisionPartProps, 'tree'>) {
  const words = useWords(panelWords)
  const say = useSay()
  const rights = props.operationPerm
  const names = OperationRights.keyof().options.filter((name) => !hiddenFor[type].includes(name))
  return (
    <ul className="panel-buttons">
      {names.map((name) => (
        <li key={name}>
          <input
            type="checkbox"
            aria-label={words.shown(say(buttonNames[name]))}
            checked={rights[name].show}
            onChange={({ target }) => onChange({ operationPerm: { ...rights, [name]: { ...rights[name], show: target.checked } } })}
          />
          <span aria-hidden="true">{say(buttonNames[name])}</span>
          <input
            className="field-box"
            type="text"
            maxLength={20}
            aria-label={words.called(say(buttonNames[name]))}
            placeholder={say(buttonNames[name])}
            value={rights[name].alisa}
            onChange={({ target }) =>
              onChange({ operationPerm: { ...rights, [name]: { ...rights[name], alisa: target.value } } }, `button ${id} ${name}`)
            }
          />
        </li>
      ))}
    </ul>
  )
}
