import { consoleTemplate, starterTemplate } from '@campus/contract/documents/console/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useMemo } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { TemplateStateMark } from '../templates/template-state.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateReader } from './template-reader.tsx'
import { editorWords } from './words.ts'
import { newTemplate, type Template, writtenIn } from './written-template.ts'

type Named = Readonly<Partial<Record<'tab' | 'version', string>>>

function StateLine({ template: { state, version, versionState, versions, disabledReason } }: { readonly template: Template }) {
  const words = useWords(editorWords)
  const out = versions.find(({ state }) => state === 'published')?.version
  const t = [
    versionState === 'draft' && words.isDraft(version),
    out !== undefined && words.isOut(out),
    disabledReason && words.disabledWhy(disabledReason),
  ]
  return (
    <>
      <TemplateStateMark state={state} /> <span className="console-figures">{t.filter(Boolean).join(' · ')}</span>
    </>
  )
}

function NewTemplate({ source, named }: { readonly source: string; readonly named: Named }) {
  const saved = useMemo(() => newTemplate(source), [source])
  return <TemplateEditor template={undefined} saved={saved} named={named} />
}

function KnownTemplate({ template, named }: { readonly template: Template; readonly named: Named }) {
  const saved = useMemo(() => writtenIn(template), [template])
  return <TemplateEditor template={template} saved={saved} named={named} />
}

function NewTemplateScreen({ named }: { readonly named: Named }) {
  const words = useWords(editorWords)
  const read = useRead(starterTemplate, {})
  return (
    <ConsoleFrame screen={consolePaths.template} title={words.newTemplate}>
      <QueryView read={read}>{({ source }) => <NewTemplate source={source} named={named} />}</QueryView>
    </ConsoleFrame>
  )
}

function KnownTemplateScreen({ id, named, isAdmin }: { readonly id: string; readonly named: Named; readonly isAdmin: boolean }) {
  const language = useLanguage()
  const read = useRead(consoleTemplate, { id })
  const shown = read.data
  return (
    <ConsoleFrame
      screen={consolePaths.template}
      title={shown && nameIn(shown.rules, language)}
      lead={shown && <StateLine template={shown} />}
    >
      <QueryView read={read}>
        {(template) =>
          isAdmin ? <KnownTemplate template={template} named={named} /> : <TemplateReader template={template} named={named} />
        }
      </QueryView>
    </ConsoleFrame>
  )
}

export default function TemplateScreen() {
  const words = useWords(editorWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { id, ...named } = useQueryOf(consolePaths.template)
  if (id !== undefined) return <KnownTemplateScreen key={id} id={id} named={named} isAdmin={isAdmin} />
  if (isAdmin) return <NewTemplateScreen named={named} />
  return (
    <ConsoleFrame screen={consolePaths.template}>
      <Empty t={words.noSuch} />
    </ConsoleFrame>
  )
}
