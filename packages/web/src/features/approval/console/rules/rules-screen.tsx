import { consoleRules } from '@campus/contract/approval/console/rules.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { assignedNames } from '../process/tree/words.ts'
import { type Rule, RuleDialog } from './rule-dialog.tsx'
import { ruleWords } from './words.ts'

const useColumns = (queries: readonly { readonly id: string; readonly label: string }[]): Columns<Rule> => {
  const words = useWords(ruleWords)
  const say = useSay()
  const language = useLanguage()
  const detail = ({ definition }: Rule) => {
    if (definition.kind === 'approver') return say(assignedNames[definition.people.assignedType])
    return definition.kind === 'query' ? (queries.find(({ id }) => id === definition.query)?.label ?? '') : ''
  }
  return [
    { title: words.name, cell: (rule) => nameIn(rule, language) },
    { title: words.kind, cell: (rule) => [words[rule.definition.kind], detail(rule)].filter(Boolean).join(' · ') },
    { title: words.usedBy, cell: ({ usedBy }) => usedBy.join(words.comma) || words.unused },
  ]
}

/** Named rules that the processes of the school share. */
export default function RulesScreen() {
  const words = useWords(ruleWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const read = useRead(consoleRules, {})
  const queries = read.data?.queries ?? []
  const columns = useColumns(queries)
  const [edited, setEdited] = useState<Rule | 'new'>()
  const add = isAdmin && (
    <Button color="primary" onClick={() => setEdited('new')}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.approvalRules} lead={words.lead} actions={add}>
      <QueryView read={read}>
        {({ rules }) =>
          rules.length === 0 ? (
            <Empty t={words.none} />
          ) : (
            <Table
              label={words.list}
              columns={columns}
              rows={rules}
              keyOfRow={({ id }) => id}
              {...(isAdmin && {
                renderName: (rule: Rule, name: ReactNode) => (
                  <button type="button" onClick={() => setEdited(rule)}>
                    {name}
                  </button>
                ),
              })}
            />
          )
        }
      </QueryView>
      {edited && <RuleDialog rule={edited === 'new' ? undefined : edited} queries={queries} onClose={() => setEdited(undefined)} />}
    </ConsoleFrame>
  )
}
