import type { OutputOf } from '@campus/contract/call.ts'
import type { consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { chargeNames, wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Count } from '@campus/ui/figures/count.tsx'
import { Money } from '@campus/ui/figures/money.tsx'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './template-columns.css'
import { TemplateStateMark } from './template-state.tsx'
import { templatesWords } from './words.ts'

type Template = OutputOf<typeof consoleTemplates>['rows'][number]

export const useTemplateColumns = (types: readonly Option[]): Columns<Template> => {
  const words = useWords(templatesWords)
  const say = useSay()
  const language = useLanguage()
  const typeName = (type: string) => types.find(({ value }) => value === type)?.label ?? type
  return [
    { title: words.name, cell: (template) => nameIn(template, language), sortKey: 'name' },
    { title: words.type, cell: ({ type }) => typeName(type) },
    { title: words.state, cell: ({ state }) => <TemplateStateMark state={state} /> },
    {
      title: words.version,
      cell: ({ publishedVersion, hasDraft }) => (
        <span className="console-marks console-figures">
          {publishedVersion !== null && words.numbered(publishedVersion)}
          {hasDraft && <StateMark tone="waiting" t={words.hasDraft} />}
        </span>
      ),
    },
    { title: words.ways, cell: ({ ways }) => ways.map((way) => say(wayNames[way])).join(' · ') },
    {
      title: words.charge,
      cell: ({ charge, price, needsApproval }) => (
        <span>
          {say(chargeNames[charge])} {charge !== 'none' && <Money fen={price} />}
          {needsApproval && <span className="console-quiet"> · {words.approval}</span>}
        </span>
      ),
    },
    { title: words.issued, cell: ({ issued }) => <Count of={issued} />, isNumber: true, sortKey: 'issued' },
    {
      title: words.changed,
      sortKey: 'changedAt',
      cell: ({ changedAt }) => (
        <span className="template-changed">
          <Time at={changedAt} />
        </span>
      ),
    },
  ]
}
