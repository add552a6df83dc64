import { tariffNames } from '@campus/contract/animalplan/catalogue.ts'
import {
  addAnimalCharge,
  type Catalogue,
  endAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
  saveAnimalWindow,
} from '@campus/contract/animalplan/console/catalogue.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { DayField } from '../../../../console/fields/day-field.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { blankCoded, CodedFields, EntryDialog } from './entry-dialog.tsx'
import { catalogueWords } from './words.ts'

export interface DialogProps<Entry> {
  /** Nothing for a new one. */
  readonly entry: Entry | undefined
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

export function FundDialog({ entry, onClose }: DialogProps<Catalogue['funds'][number]>) {
  const words = useWords(catalogueWords)
  const say = useSay()
  const [thisYear] = useState(() => new Date().getFullYear())
  const start = entry ?? { ...blankCoded, year: thisYear, tariff: 'inside' as const, budget: 0 }
  return (
    <EntryDialog call={saveAnimalFund} shape={saveAnimalFund.body} title={words.funds} start={start} onClose={onClose}>
      {(form) => (
        <>
          <CodedFields form={form} />
          <NumberField form={form} name="year" label={words.year} min={2000} max={2100} />
          <SelectField
            form={form}
            name="tariff"
            label={words.tariff}
            options={(['inside', 'outside'] as const).map((value) => ({ value, label: say(tariffNames[value]) }))}
          />
          <PriceField form={form} name="budget" label={words.budget} />
        </>
      )}
    </EntryDialog>
  )
}

/** What is added under a building is a floor, under a floor a room. */
export function PlaceDialog({
  entry,
  catalogue,
  onClose,
}: DialogProps<Omit<Catalogue['places'][number], 'id'> & { readonly id?: string }>) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const kind = entry?.kind ?? 'room'
  const parents = catalogue.places.filter((place) => place.kind === (kind === 'room' ? 'floor' : 'building'))
  const start = entry ?? { ...blankCoded, kind, parentId: '', cages: 20 }
  return (
    <EntryDialog call={saveAnimalPlace} shape={saveAnimalPlace.body} title={words[kind]} start={start} onClose={onClose}>
      {(form) => (
        <>
          <CodedFields form={form} />
          {kind !== 'building' && (
            <SelectField
              form={form}
              name="parentId"
              label={words.parent}
              options={parents.map((place) => ({ value: place.id, label: `${place.code} ${nameIn(place, language)}` }))}
            />
          )}
          {kind === 'room' && <NumberField form={form} name="cages" label={words.cages} min={0} max={100_000} />}
        </>
      )}
    </EntryDialog>
  )
}

export function TypeDialog({ entry, onClose }: DialogProps<Catalogue['types'][number]>) {
  const words = useWords(catalogueWords)
  return (
    <EntryDialog call={saveAnimalType} shape={saveAnimalType.body} title={words.types} start={entry ?? blankCoded} onClose={onClose}>
      {(form) => <CodedFields form={form} />}
    </EntryDialog>
  )
}

export function SpecificationDialog({ entry, catalogue, onClose }: DialogProps<Catalogue['specifications'][number]>) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const start = entry ?? { ...blankCoded, typeId: '', supplier: '', licence: '', perCage: 5 }
  const { body } = saveAnimalSpecification
  return (
    <EntryDialog call={saveAnimalSpecification} shape={body} title={words.specifications} start={start} onClose={onClose}>
      {(form) => (
        <>
          <SelectField
            form={form}
            name="typeId"
            label={words.type}
            options={catalogue.types.map((type) => ({ value: type.id, label: nameIn(type, language) }))}
          />
          <CodedFields form={form} />
          <NumberField form={form} name="perCage" label={words.perCage} min={1} max={1000} />
          <TextField form={form} name="supplier" label={words.supplier} optional />
          <TextField form={form} name="licence" label={words.licence} optional />
        </>
      )}
    </EntryDialog>
  )
}

const prices = ['priceInside', 'priceOutside', 'housingInside', 'housingOutside'] as const

function NewPrices({ catalogue, onClose }: Omit<DialogProps<never>, 'entry'>) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const blank = { priceInside: 0, priceOutside: 0, housingInside: 0, housingOutside: 0 }
  const start = { specificationId: '', startsOn: '', housingBy: 'cage' as const, ...blank }
  return (
    <EntryDialog call={addAnimalCharge} shape={addAnimalCharge.body} title={words.newPrices} start={start} onClose={onClose}>
      {(form) => (
        <>
          <SelectField
            form={form}
            name="specificationId"
            label={words.specification}
            options={catalogue.specifications.map((one) => ({ value: one.id, label: `${one.code} ${nameIn(one, language)}` }))}
          />
          <DayField form={form} name="startsOn" label={words.startsOn} hint={words.newPricesHint} />
          {prices.map((name) => (
            <PriceField key={name} form={form} name={name} label={words[name]} />
          ))}
          <SelectField
            form={form}
            name="housingBy"
            label={words.housingBy}
            options={(['cage', 'head'] as const).map((value) => ({ value, label: words[value] }))}
          />
        </>
      )}
    </EntryDialog>
  )
}

/** Prices are never changed: new ones begin, and these can be given a last day. */
export function ChargeDialog({ entry, catalogue, onClose }: DialogProps<Catalogue['charges'][number]>) {
  const words = useWords(catalogueWords)
  if (!entry) return <NewPrices catalogue={catalogue} onClose={onClose} />
  const start = { id: entry.id, endsOn: entry.endsOn ?? '' }
  return (
    <EntryDialog call={endAnimalCharge} shape={endAnimalCharge.body} title={words.end} start={start} onClose={onClose}>
      {(form) => <DayField form={form} name="endsOn" label={words.endsOn} />}
    </EntryDialog>
  )
}

const days = ['opensOn', 'closesOn', 'arrivalsFrom', 'arrivalsUntil'] as const

export function WindowDialog({ entry, onClose }: DialogProps<Catalogue['windows'][number]>) {
  const words = useWords(catalogueWords)
  const start = entry ?? { term: '', opensOn: '', closesOn: '', arrivalsFrom: '', arrivalsUntil: '' }
  return (
    <EntryDialog call={saveAnimalWindow} shape={saveAnimalWindow.body} title={words.windows} start={start} onClose={onClose}>
      {(form) => (
        <>
          <TextField form={form} name="term" label={words.term} />
          {days.map((name) => (
            <DayField key={name} form={form} name={name} label={words[name]} />
          ))}
        </>
      )}
    </EntryDialog>
  )
}
