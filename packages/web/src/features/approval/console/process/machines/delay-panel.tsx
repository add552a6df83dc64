import { type Delay, TimeUnit } from '@campus/contract/approval/node-times.ts'
import type { DelayNode } from '@campus/contract/approval/process-tree.ts'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { SelectInput } from '../../inputs/select-input.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import { treeWords } from '../tree/words.ts'
import { machineWords } from './words.ts'
import '../panel/panel.css'
import { delayNames, panelWords } from '../panel/words.ts'

const oneDay = 86_400_000
const types = ['FIXED', 'AUTO', 'PRECISE'] as const

const firstOf = (type: Delay['type']): Delay => {
  if (type === 'FIXED') return { type, time: 1, unit: 'D' }
  return type === 'AUTO' ? { type, dateTime: '09:00' } : { type, dateTime: new Date(Date.now() + oneDay).toISOString() }
}

interface DelayPanelProps {
  readonly node: DelayNode
  readonly onChange: (node: DelayNode) => void
}

export function DelayPanel({ node, onChange }: DelayPanelProps) {
  const words = useWords(machineWords)
  const units = useWords(treeWords)
  const panel = useWords(panelWords)
  const say = useSay()
  const { props } = node
  const set = (delay: Delay) => onChange({ ...node, props: delay })
  return (
    <>
      <SelectInput
        label={words.wait}
        value={props.type}
        options={types.map((type) => [type, say(delayNames[type])])}
        onChoose={(type) => set(firstOf(type))}
      />
      {props.type === 'FIXED' && (
        <div className="panel-pair">
          <NumberInput label={words.amount} value={props.time} min={1} max={9999} onChange={(time = 1) => set({ ...props, time })} />
          <SelectInput
            label={panel.unit}
            value={props.unit}
            options={TimeUnit.options.map((unit) => [unit, units[unit]])}
            onChoose={(unit) => set({ ...props, unit })}
          />
        </div>
      )}
      {props.type === 'AUTO' && (
        <TextInput
          label={words.time}
          type="time"
          max={8}
          value={props.dateTime}
          onChange={(time) => set({ ...props, dateTime: time || props.dateTime })}
        />
      )}
      {props.type === 'PRECISE' && (
        <TextInput
          label={words.time}
          type="datetime-local"
          max={20}
          value={toLocalTime(Date.parse(props.dateTime))}
          onChange={(time) => set({ ...props, dateTime: toInstant(time) ?? props.dateTime })}
        />
      )}
    </>
  )
}
