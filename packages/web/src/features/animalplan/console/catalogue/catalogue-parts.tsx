import { tariffNames } from '@campus/contract/animalplan/catalogue.ts'
import type { Catalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { ChargeDialog, FundDialog, PlaceDialog, SpecificationDialog, TypeDialog, WindowDialog } from './dialogs.tsx'
import { ClosedMark, EntryTable } from './entry-table.tsx'
import { catalogueWords } from './words.ts'

const closedMark = ({ isClosed }: { readonly isClosed: boolean }) => <ClosedMark isClosed={isClosed} />

interface PartProps {
  readonly catalogue: Catalogue
}

export function Funds({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const say = useSay()
  return (
    <EntryTable
      label={words.funds}
      rows={catalogue.funds}
      catalogue={catalogue}
      Dialog={FundDialog}
      columns={[
        { title: words.name, cell: (fund) => `${fund.year} ${nameIn(fund, language)}` },
        { title: words.tariff, cell: ({ tariff }) => say(tariffNames[tariff]) },
        { title: words.budget, cell: ({ budget }) => yuan(budget), isNumber: true },
        { title: words.held, cell: ({ held }) => yuan(held), isNumber: true },
        { title: words.spent, cell: ({ spent }) => yuan(spent), isNumber: true },
        { title: words.left, cell: ({ left }) => yuan(left), isNumber: true },
        { title: words.state, cell: closedMark },
      ]}
    />
  )
}

const blankPlace = { code: '', name: '', nameEn: '', nameTw: '', isClosed: false, parentId: null, cages: null }

/** Rooms are added most often; buildings and floors have buttons of their own. */
export function Places({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const [added, setAdded] = useState<'building' | 'floor'>()
  const names = new Map(catalogue.places.map((place) => [place.id, nameIn(place, language)]))
  const more = (
    <>
      <Button onClick={() => setAdded('building')}>{words.addBuilding}</Button>
      <Button onClick={() => setAdded('floor')}>{words.addFloor}</Button>
    </>
  )
  return (
    <>
      <EntryTable
        label={words.places}
        rows={catalogue.places}
        catalogue={catalogue}
        Dialog={PlaceDialog}
        add={words.addRoom}
        more={more}
        columns={[
          { title: words.name, cell: (place) => `${place.code} ${nameIn(place, language)}` },
          { title: words.kind, cell: ({ kind }) => words[kind] },
          { title: words.parent, cell: ({ parentId }) => (parentId ? names.get(parentId) : '') },
          { title: words.cages, cell: ({ cages }) => cages ?? '', isNumber: true },
          { title: words.state, cell: closedMark },
        ]}
      />
      {added && <PlaceDialog entry={{ ...blankPlace, kind: added }} catalogue={catalogue} onClose={() => setAdded(undefined)} />}
    </>
  )
}

export function Types({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  return (
    <EntryTable
      label={words.types}
      rows={catalogue.types}
      catalogue={catalogue}
      Dialog={TypeDialog}
      columns={[
        { title: words.name, cell: (type) => nameIn(type, language) },
        { title: words.code, cell: ({ code }) => code },
        { title: words.state, cell: closedMark },
      ]}
    />
  )
}

export function Specifications({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const types = new Map(catalogue.types.map((type) => [type.id, nameIn(type, language)]))
  return (
    <EntryTable
      label={words.specifications}
      rows={catalogue.specifications}
      catalogue={catalogue}
      Dialog={SpecificationDialog}
      columns={[
        { title: words.name, cell: (one) => nameIn(one, language) },
        { title: words.type, cell: ({ typeId }) => types.get(typeId) },
        { title: words.code, cell: ({ code }) => code },
        { title: words.supplier, cell: ({ supplier }) => supplier },
        { title: words.licence, cell: ({ licence }) => licence },
        { title: words.perCage, cell: ({ perCage }) => perCage, isNumber: true },
        { title: words.state, cell: closedMark },
      ]}
    />
  )
}

export function Charges({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  const language = useLanguage()
  const names = new Map(catalogue.specifications.map((one) => [one.id, nameIn(one, language)]))
  return (
    <EntryTable
      label={words.charges}
      rows={catalogue.charges}
      catalogue={catalogue}
      Dialog={ChargeDialog}
      columns={[
        { title: words.specification, cell: ({ specificationId }) => names.get(specificationId) },
        { title: words.startsOn, cell: ({ startsOn }) => startsOn },
        { title: words.endsOn, cell: ({ endsOn }) => endsOn ?? '' },
        { title: words.priceInside, cell: ({ priceInside }) => yuan(priceInside), isNumber: true },
        { title: words.priceOutside, cell: ({ priceOutside }) => yuan(priceOutside), isNumber: true },
        { title: words.housingBy, cell: ({ housingBy }) => words[housingBy] },
        { title: words.housingInside, cell: ({ housingInside }) => yuan(housingInside), isNumber: true },
        { title: words.housingOutside, cell: ({ housingOutside }) => yuan(housingOutside), isNumber: true },
      ]}
    />
  )
}

export function Windows({ catalogue }: PartProps) {
  const words = useWords(catalogueWords)
  return (
    <EntryTable
      label={words.windows}
      rows={catalogue.windows}
      catalogue={catalogue}
      Dialog={WindowDialog}
      columns={[
        { title: words.term, cell: ({ term }) => term },
        { title: words.opensOn, cell: ({ opensOn }) => opensOn },
        { title: words.closesOn, cell: ({ closesOn }) => closesOn },
        { title: words.arrivalsFrom, cell: ({ arrivalsFrom }) => arrivalsFrom },
        { title: words.arrivalsUntil, cell: ({ arrivalsUntil }) => arrivalsUntil },
      ]}
    />
  )
}
