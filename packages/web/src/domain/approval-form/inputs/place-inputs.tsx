import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { findMe } from '../../map/find-me.ts'
import { type FieldInputProps, textIn } from '../values/field-props.ts'
import { provinces } from '../values/provinces.ts'
import { useLegend } from '../values/use-legend.ts'
import { approvalFormWords } from '../words.ts'

interface LabelledBoxProps {
  readonly label: string
  readonly value: string
  /** The text of what is wrong. */
  readonly problem?: string | undefined
  readonly onChange: (text: string) => void
}

function LabelledBox({ label, value, problem, onChange }: LabelledBoxProps) {
  return (
    <label className="approval-end">
      <span>{label}</span>
      <input
        className="field-box"
        type="text"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

const placeIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A place with its name; where it is, the device says. Without name and address it is none. */
export function LocationInput({ item, value, error, onChange }: FieldInputProps) {
  const legend = useLegend(item)
  const words = useWords(approvalFormWords)
  const problem = useId()
  const [isLooking, setIsLooking] = useState(false)
  const place = placeIn(value)
  // The device takes its time, and somebody may go on typing here and elsewhere in the form.
  const latest = useRef({ place, onChange })
  useEffect(() => {
    latest.current = { place, onChange }
  })
  const write = (part: { readonly name: string } | { readonly address: string }) => {
    const next: Readonly<Record<string, unknown>> = { ...place, ...part }
    onChange(textIn(next['name']) === '' && textIn(next['address']) === '' ? undefined : next)
  }
  const locate = async () => {
    setIsLooking(true)
    try {
      const { latitude, longitude } = await findMe()
      latest.current.onChange({ name: '', ...latest.current.place, lng: longitude, lat: latitude })
    } catch {
      toast(words.notLocated, 'failure')
    } finally {
      setIsLooking(false)
    }
  }
  return (
    <fieldset className="field-set">
      <legend>{legend}</legend>
      <LabelledBox problem={error && problem} label={words.place} value={textIn(place['name'])} onChange={(name) => write({ name })} />
      <LabelledBox
        problem={error && problem}
        label={words.address}
        value={textIn(place['address'])}
        onChange={(address) => write({ address })}
      />
      <div className="page-buttons">
        <Button size="small" loading={isLooking} onClick={() => locate()}>
          {words.locate}
        </Button>
        {typeof place['lng'] === 'number' && <span role="status">{words.located}</span>}
      </div>
      <p className="field-error" id={problem} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

/** Province, city and district; what stands after the last one filled in is left out. */
export function RegionInput({ item, value, error, onChange }: FieldInputProps) {
  const legend = useLegend(item)
  const words = useWords(approvalFormWords)
  const parts = Array.isArray(value) ? value.map(textIn) : []
  const change = (place: number, text: string) => {
    const next = [0, 1, 2].map((at) => (at === place ? text : (parts[at] ?? '')))
    const last = next.findLastIndex((part) => part !== '')
    onChange(last < 0 ? undefined : next.slice(0, last + 1))
  }
  return (
    <fieldset className="field-set">
      <legend>{legend}</legend>
      <label className="approval-end">
        <span>{words.province}</span>
        <select
          className="field-box"
          value={parts[0] ?? ''}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => change(0, target.value)}
        >
          <option value="">{words.choose}</option>
          {provinces.map((province) => (
            <option key={province} value={province}>
              {province}
            </option>
          ))}
        </select>
      </label>
      <LabelledBox label={words.city} value={parts[1] ?? ''} onChange={(text) => change(1, text)} />
      <LabelledBox label={words.district} value={parts[2] ?? ''} onChange={(text) => change(2, text)} />
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
