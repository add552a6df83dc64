import { areas } from '@campus/contract/areas.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { accessMatrix } from '@campus/contract/operations/access.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { roleNames, roles } from '@campus/contract/roles.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import './access.css'
import { areaNames } from '@campus/contract/area-names.ts'
import { describedIn, fitting } from './matrix-filter.ts'
import { WhoMark } from './who-mark.tsx'
import { accessWords } from './words.ts'

type Area = OutputOf<typeof accessMatrix>[number]
type Rule = Area['calls'][number]

const useColumns = (): Columns<Rule> => {
  const words = useWords(accessWords)
  return [
    {
      title: words.call,
      cell: ({ method, path, summary }) => (
        <span className="access-call">
          <PathLink to={consolePaths.accessWhy} query={{ call: `${method} ${path}` }}>
            <code>
              {method} {path}
            </code>
          </PathLink>
          {summary && <small>{summary}</small>}
        </span>
      ),
    },
    { title: words.who, cell: (rule) => <WhoMark rule={rule} /> },
  ]
}

function AreaCard({ area }: { readonly area: Area }) {
  const words = useWords(accessWords)
  const say = useSay()
  const columns = useColumns()
  const name = say(areaNames[area.area])
  return (
    <div className="access-area">
      <h2>
        {name} <small className="console-quiet">{words.count(area.calls.length)}</small>
      </h2>
      <Table label={name} columns={columns} rows={area.calls} keyOfRow={({ method, path }) => `${method} ${path}`} />
    </div>
  )
}

/** Who may use which call, from the contract. */
export default function MatrixScreen() {
  const words = useWords(accessWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.accessMatrix)
  const { words: typed = '', area, role } = addressed.query
  const read = useRead(accessMatrix, {})
  const language = useLanguage()
  const chosenRole = roles.find((each) => each === role)
  return (
    <ConsoleFrame screen={consolePaths.accessMatrix} lead={words.matrixLead}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="area"
          label={words.area}
          all={words.allAreas}
          options={areas.map((value) => ({ value, label: say(areaNames[value]) }))}
        />
        <SelectFilter
          of={addressed}
          name="role"
          label={words.role}
          all={words.allRoles}
          options={roles.map((value) => ({ value, label: say(roleNames[value]) }))}
        />
      </Filters>
      <QueryView read={read}>
        {(all) => {
          const shown = fitting(describedIn(all, language), { words: typed, area, role: chosenRole })
          if (shown.length === 0) return <Empty t={words.none} />
          return shown.map((each) => <AreaCard key={each.area} area={each} />)
        }}
      </QueryView>
    </ConsoleFrame>
  )
}
