import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useOperationColumns } from './operations-screen.tsx'
import { operationsWords } from './words.ts'

const shown = 20

/** The newest entries of the audit log, on the first page of who audits. */
export default function NewestOperations() {
  const words = useWords(operationsWords)
  const read = useRead(operateLog, { pageSize: shown })
  const columns = useOperationColumns()
  return (
    <div className="console-card">
      <header>
        <h2>{words.newest}</h2>
        <PathLink to={logPaths.operations}>{words.all}</PathLink>
      </header>
      <QueryView read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty t={words.none} />
          ) : (
            <Table label={words.newest} columns={columns} rows={rows} keyOfRow={({ id }) => id} />
          )
        }
      </QueryView>
    </div>
  )
}
