import { consolePaths } from '@campus/contract/paths/console.ts'
import { documentKinds, documentVersions } from '@campus/contract/school/console/settings.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { rowsOf } from '../../../../console/blocks/block-rows.ts'
import { TextPreview } from '../../../../console/blocks/text-preview.tsx'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { DocumentForm, type DocumentVersion } from './document-form.tsx'
import { legalWords } from './words.ts'

function VersionState({ version: { isInForce, publishedAt } }: { readonly version: DocumentVersion }) {
  const words = useWords(legalWords)
  const now = useNow(60_000)
  if (isInForce) return <StateMark tone="good" t={words.inForce} />
  const isComing = Date.parse(publishedAt) > now
  return <StateMark tone={isComing ? 'waiting' : 'over'} t={isComing ? words.coming : words.past} />
}

const titlesOf = ({ title, titleEn, titleTw }: DocumentVersion) => ({ zh_CN: title, en_US: titleEn, zh_TW: titleTw })

const useColumns = (): Columns<DocumentVersion> => {
  const words = useWords(legalWords)
  const language = useLanguage()
  return [
    { title: words.version, cell: ({ version }) => version },
    { title: words.title, cell: (version) => titlesOf(version)[language] },
    { title: words.state, cell: (version) => <VersionState version={version} /> },
    { title: words.publishedAt, cell: ({ publishedAt }) => <Moment at={publishedAt} /> },
    { title: words.agreed, cell: ({ agreed }) => sayCount(agreed), isNumber: true },
  ]
}

function Versions({ versions }: { readonly versions: readonly DocumentVersion[] }) {
  const words = useWords(legalWords)
  const [shown, setShown] = useState<DocumentVersion>()
  const columns = useColumns()
  if (versions.length === 0) return <Empty t={words.none} />
  return (
    <>
      <Table
        label={words.version}
        columns={columns}
        rows={versions}
        keyOfRow={({ version }) => version}
        renderName={(version, name) => (
          <button type="button" onClick={() => setShown(version)}>
            {name}
          </button>
        )}
      />
      {shown && (
        <ConsoleDialog title={`${words[shown.kind]} · ${shown.version}`} size="wide" onClose={() => setShown(undefined)}>
          <TextPreview titles={titlesOf(shown)} rows={rowsOf(shown)} />
        </ConsoleDialog>
      )}
    </>
  )
}

export default function LegalDocumentsScreen() {
  const words = useWords(legalWords)
  const query = useQueryOf(consolePaths.legalDocuments)
  const kind = documentKinds.find((kind) => kind === query.kind) ?? 'privacy_policy'
  const read = useRead(documentVersions, {})
  const [isWriting, setIsWriting] = useState(false)
  const choose = (kind: DocumentVersion['kind']) => {
    setIsWriting(false)
    void redirect(consolePaths.legalDocuments, { kind })
  }
  return (
    <ConsoleFrame
      screen={consolePaths.legalDocuments}
      lead={words.lead}
      actions={
        !isWriting && (
          <Button color="primary" disabled={!read.data} onClick={() => setIsWriting(true)}>
            <AddOutline aria-hidden /> {words.write}
          </Button>
        )
      }
    >
      <Choice
        label={words.kind}
        look="chips"
        options={documentKinds.map((kind) => [kind, words[kind]] as const)}
        value={kind}
        onChoose={choose}
      />
      <QueryView read={read}>
        {(all) => {
          const versions = all.filter((version) => version.kind === kind)
          return isWriting ? (
            <DocumentForm key={kind} kind={kind} last={versions[0]} onDone={() => setIsWriting(false)} />
          ) : (
            <Versions versions={versions} />
          )
        }}
      </QueryView>
    </ConsoleFrame>
  )
}
