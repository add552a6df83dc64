import { animalSpecsList, animalTypeList, type BuildingNode, buildingTree } from '@campus/contract/animalplan/catalogue.ts'
import { type LineGiven, sexes, sexNames } from '@campus/contract/animalplan/lines.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { DayField } from '../../../console/fields/day-field.tsx'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { blankLine, LineTyped } from './plan-typed.ts'
import { writingWords } from './words.ts'

const roomsIn = (nodes: readonly BuildingNode[]): BuildingNode[] =>
  nodes.flatMap((node) => (node.kind === 'room' ? [node] : roomsIn(node.children)))

/** One more line; where it is housed, rooms say how many cages are free on those days. */
export function LineEditor({ onAdd }: { readonly onAdd: (line: LineGiven) => void }) {
  const words = useWords(writingWords)
  const say = useSay()
  const [turn, setTurn] = useState(0)
  const form = useForm(LineTyped, blankLine)
  const [arrivesOn, days] = useWatch({ control: form.control, name: ['arrivesOn', 'days'] })
  const types = useRead(animalTypeList, {}).data ?? []
  const specifications = useRead(animalSpecsList, {}).data ?? []
  const typeName = (id: string) => types.find((type) => type.id === id)?.name ?? ''
  const span = arrivesOn && Number.isInteger(days) && days > 0 ? { from: arrivesOn, days } : {}
  const rooms = roomsIn(useRead(buildingTree, span).data ?? [])
  const add = form.handleSubmit((line) => {
    onAdd(line)
    form.reset({ ...blankLine, arrivesOn: line.arrivesOn })
    setTurn((count) => count + 1)
  })
  return (
    <fieldset key={turn} className="animal-line-editor">
      <legend className="field-label">{words.newLine}</legend>
      <SelectField
        form={form}
        name="specificationId"
        label={words.specification}
        options={specifications.map(({ id, typeId, name }) => ({ value: id, label: `${typeName(typeId)} ${name}` }))}
      />
      <div className="animal-pair">
        <SelectField form={form} name="sex" label={words.sex} options={sexes.map((value) => ({ value, label: say(sexNames[value]) }))} />
        <NumberField form={form} name="number" label={words.number} min={1} max={10_000} />
        <DayField form={form} name="arrivesOn" label={words.arrivesOn} />
        <NumberField form={form} name="days" label={words.days} hint={words.daysHint} min={0} max={365} />
      </div>
      <SelectField
        form={form}
        name="roomId"
        label={words.room}
        optional
        options={rooms.map(({ id, name, free, cages }) => ({ value: id, label: words.free(name, free ?? cages ?? 0) }))}
      />
      <Button block onClick={() => void add()}>
        {words.addLine}
      </Button>
    </fieldset>
  )
}
