import { Escalation, type Length, TimeLimit, TimeUnit } from '@campus/contract/approval/node-times.ts'
import type { DecisionProps } from '@campus/contract/approval/process-tree.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { placed } from '../../inputs/placed.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { treeWords } from '../tree/words.ts'
import './panel.css'
import type { DecisionPartProps } from './vote-section.tsx'
import { escalationNames, limitNames, panelWords } from './words.ts'

const maxEscalations = 5
const firstLimit: TimeLimit = {
  timeout: { unit: 'D', value: 1 },
  schoolDays: false,
  handler: { type: 'NOTIFY', notify: { once: true, hour: 24 } },
}

function LengthFields({ value, onChange }: { readonly value: Length; readonly onChange: (length: Length) => void }) {
  const words = useWords(panelWords)
  const units = useWords(treeWords)
  return (
    <div className="panel-pair">
      <NumberInput
        label={words.amount}
        value={value.value}
        min={1}
        max={9999}
        onChange={(amount = 1) => onChange({ ...value, value: amount })}
      />
      <SelectInput
        label={words.unit}
        value={value.unit}
        options={TimeUnit.options.map((unit) => [unit, units[unit]])}
        onChoose={(unit) => onChange({ ...value, unit })}
      />
    </div>
  )
}

function LimitFields({ limit, onChange }: { readonly limit: TimeLimit; readonly onChange: (limit: TimeLimit) => void }) {
  const words = useWords(panelWords)
  const say = useSay()
  const { handler } = limit
  const { notify } = handler
  return (
    <>
      <Switch label={words.schoolDays} isOn={limit.schoolDays} onTurn={(schoolDays) => onChange({ ...limit, schoolDays })} />
      {!limit.schoolDays && <LengthFields value={limit.timeout} onChange={(timeout) => onChange({ ...limit, timeout })} />}
      <SelectInput
        label={words.afterwards}
        value={handler.type}
        options={TimeLimit.shape.handler.shape.type.options.map((type) => [type, say(limitNames[type])])}
        onChoose={(type) => onChange({ ...limit, handler: { ...handler, type } })}
      />
      {handler.type === 'NOTIFY' && (
        <Switch
          label={words.repeat}
          isOn={!notify.once}
          onTurn={(repeats) => onChange({ ...limit, handler: { ...handler, notify: { ...notify, once: !repeats } } })}
        />
      )}
      {handler.type === 'NOTIFY' && !notify.once && (
        <NumberInput
          label={words.hours}
          value={notify.hour}
          min={1}
          max={999}
          onChange={(hour = 24) => onChange({ ...limit, handler: { ...handler, notify: { ...notify, hour } } })}
        />
      )}
    </>
  )
}

/** The time limit of a step, and what follows one after the other where nobody acts. */
export function TimeSection({ props, onChange }: { readonly props: DecisionProps; readonly onChange: DecisionPartProps['onChange'] }) {
  const words = useWords(panelWords)
  const say = useSay()
  const { timeLimit, escalation } = props
  const set = (place: number, step: Escalation) => onChange({ escalation: escalation.with(place, step) })
  const turn = (isOn: boolean) => onChange(isOn ? { timeLimit: firstLimit } : { timeLimit: undefined, escalation: [] })
  return (
    <>
      <Switch label={words.hasLimit} isOn={timeLimit !== undefined} onTurn={turn} />
      {timeLimit && <LimitFields limit={timeLimit} onChange={(limit) => onChange({ timeLimit: limit })} />}
      {timeLimit &&
        placed(escalation).map(({ item: step, place, key }) => (
          <fieldset key={key} className="field-set">
            <legend>{words.escalation(place + 1)}</legend>
            <LengthFields value={step.after} onChange={(after) => set(place, { ...step, after })} />
            <SelectInput
              label={words.afterwards}
              value={step.handler}
              options={Escalation.shape.handler.options.map((handler) => [handler, say(escalationNames[handler])])}
              onChoose={(handler) => set(place, { ...step, handler })}
            />
            <Button size="small" onClick={() => onChange({ escalation: escalation.toSpliced(place, 1) })}>
              {words.removeEscalation(place + 1)}
            </Button>
          </fieldset>
        ))}
      {timeLimit && escalation.length < maxEscalations && (
        <Button
          size="small"
          onClick={() => onChange({ escalation: [...escalation, { after: { unit: 'D', value: 1 }, handler: 'REMIND' }] })}
        >
          {words.addEscalation}
        </Button>
      )}
    </>
  )
}
