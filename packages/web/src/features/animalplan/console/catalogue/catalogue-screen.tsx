import { animalCatalogue, type Catalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ComponentType } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { Charges, Funds, Places, Specifications, Types, Windows } from './catalogue-parts.tsx'
import { catalogueWords } from './words.ts'

const tabs = ['funds', 'places', 'types', 'specifications', 'charges', 'windows'] as const
const parts: Record<(typeof tabs)[number], ComponentType<{ readonly catalogue: Catalogue }>> = {
  funds: Funds,
  places: Places,
  types: Types,
  specifications: Specifications,
  charges: Charges,
  windows: Windows,
}

export default function CatalogueScreen() {
  const words = useWords(catalogueWords)
  const { query, filter } = useAddressed(consolePaths.animalCatalogue)
  const tab = tabs.find((tab) => tab === query.tab) ?? 'funds'
  const Part = parts[tab]
  return (
    <ConsoleFrame screen={consolePaths.animalCatalogue} lead={words.lead}>
      <Choice
        label={words.tabs}
        look="tabs"
        options={tabs.map((tab) => [tab, words[tab]] as const)}
        value={tab}
        onChoose={(tab) => filter({ tab })}
      />
      <QueryView read={useRead(animalCatalogue, {})}>{(catalogue) => <Part catalogue={catalogue} />}</QueryView>
    </ConsoleFrame>
  )
}
