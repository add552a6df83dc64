import { animalCatalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import { consoleAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import { type PlanRow, planStateNames } from '@campus/contract/animalplan/plans.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { stateOf } from '../../plan/plan-state.ts'
import { planWords } from '../../plan/words.ts'
import { plansWords } from './words.ts'

const states = ['submitted', 'passed', 'refused', 'cancelled'] as const

const useColumns = (sums: OutputOf<typeof consoleAnimalPlans>['sums'] | undefined): Columns<PlanRow> => {
  const words = useWords(plansWords)
  const plan = useWords(planWords)
  const say = useSay()
  return [
    { title: plan.course, cell: ({ course }) => course, sortKey: 'course' },
    { title: plan.term, cell: ({ term }) => <span className="table-whole">{term}</span> },
    { title: plan.applicant, cell: ({ person }) => [person.name, person.unitName].filter(Boolean).join(' · ') },
    { title: plan.fund, cell: ({ fundName }) => fundName },
    {
      title: plan.amount,
      cell: ({ amount }) => yuan(amount),
      isNumber: true,
      sortKey: 'amount',
      ...(sums && { sum: yuan(sums.amount) }),
    },
    {
      title: words.animals,
      cell: ({ animals }) => animals,
      isNumber: true,
      sortKey: 'animals',
      ...(sums && { sum: sayCount(sums.animals) }),
    },
    { title: words.arrival, cell: ({ firstArrivalOn }) => firstArrivalOn, sortKey: 'firstArrivalOn' },
    { title: words.state, cell: (row) => <StateMark tone={stateOf(row).tone} t={say(stateOf(row).t)} /> },
  ]
}

export default function PlansScreen() {
  const words = useWords(plansWords)
  const plan = useWords(planWords)
  const say = useSay()
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.animalPlans)
  const { query, place, searched, move } = addressed
  const state = states.find((state) => state === query.state)
  const { fundId, windowId } = query
  const filter = { ...searched, ...(state && { state }), ...(fundId && { fundId }), ...(windowId && { windowId }) }
  const { sort, sorted } = sortedBy(addressed, consoleAnimalPlans.query.shape.sort)
  const read = usePage(consoleAnimalPlans, { ...place, ...filter, ...sort })
  const { funds = [], windows = [] } = useRead(animalCatalogue, {}).data ?? {}
  return (
    <ConsoleFrame screen={consolePaths.animalPlans} lead={words.lead} actions={<ExportButton source="animal_plans" filter={filter} />}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={states} t={(state) => say(planStateNames[state])} />
        <SelectFilter
          of={addressed}
          name="fundId"
          label={plan.fund}
          all={words.allFunds}
          options={funds.map((fund) => ({ value: fund.id, label: `${fund.year} ${nameIn(fund, language)}` }))}
        />
        <SelectFilter
          of={addressed}
          name="windowId"
          label={plan.term}
          all={words.allTerms}
          options={windows.map(({ id, term }) => ({ value: id, label: term }))}
        />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns(read.data?.sums)}
        sorted={sorted}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, content) => (
          <PathLink to={animalPlanPaths.plan} query={{ id }}>
            {content}
          </PathLink>
        )}
        empty={<Empty t={Object.keys(filter).length > 0 ? words.noneLikeThat : words.none} />}
      />
    </ConsoleFrame>
  )
}
