import { consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
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
import { open } from '../../../../navigation/navigator.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { useTemplateColumns } from './template-columns.tsx'
import { templateStates } from './template-state.tsx'
import { templatesWords } from './words.ts'

export default function TemplatesScreen() {
  const words = useWords(templatesWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.templates)
  const { query, place, searched, move } = addressed
  const { data: types = [] } = useRead(ownDictionary, { dictType: 'template_type' })
  const state = templateStates.find((state) => state === query.state)
  const type = query.type?.slice(0, 50)
  const { sort, sorted } = sortedBy(addressed, consoleTemplates.query.shape.sort)
  const filter = { ...searched, ...(state && { state }), ...(type && { type }) }
  const page = usePage(consoleTemplates, { ...place, ...filter, ...sort })
  const columns = useTemplateColumns(types)
  const add = isAdmin && (
    <Button color="primary" onClick={() => void open(consolePaths.template)}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  const actions = (
    <>
      <ExportButton source="templates" filter={filter} />
      {add}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.templates} lead={words.lead} actions={actions}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <StateFilter of={addressed} states={templateStates} t={(state) => words[state]} />
        <SelectFilter of={addressed} name="type" label={words.type} all={words.allTypes} options={types} />
      </Filters>
      <PagedTable
        label={words.name}
        columns={columns}
        sorted={sorted}
        read={page}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, name) => (
          <PathLink to={consolePaths.template} query={{ id }}>
            {name}
          </PathLink>
        )}
        empty={<Empty t={words.none} action={add} />}
      />
    </ConsoleFrame>
  )
}
