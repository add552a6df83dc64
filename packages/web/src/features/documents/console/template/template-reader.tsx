import { pdfInfo } from '@campus/contract/documents/making.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { fetchFile } from '../../../../files/download/fetch-file.ts'
import { useWide } from '../../../../layout/use-wide.ts'
import { redirect } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { editorTabs, tabIn } from './editor-tabs.ts'
import { RulesPanel } from './rules/rules-panel.tsx'
import { SourceEditor } from './source/source-editor.tsx'
import './template-editor.css'
import { useTemplateForm } from './template-form.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { editorWords } from './words.ts'
import { type Template, writtenIn } from './written-template.ts'

const fetchSpecimen = async (id: string, signal: AbortSignal) => {
  const { pdfUrl } = await send(pdfInfo, { type: 'specimen', id }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}

function Specimen({ template: { id, state } }: { readonly template: Template }) {
  const words = useWords(editorWords)
  const isWide = useWide()
  if (state !== 'published') return <p className="console-note">{words.noSpecimen}</p>
  return (
    <section className="preview-paper">
      <PdfView title={words.specimen} load={(signal) => fetchSpecimen(id, signal)} {...(isWide && { firstZoom: 0.8 })} />
    </section>
  )
}

interface TemplateReaderProps {
  readonly template: Template
  readonly named: { readonly tab?: string | undefined; readonly version?: string | undefined }
}

/** The same for managers and auditors, who look and do not touch. */
export function TemplateReader({ template, named }: TemplateReaderProps) {
  const words = useWords(editorWords)
  const isWide = useWide()
  const { id, source, rules, sealAddress } = template
  const form = useTemplateForm(writtenIn(template))
  const tab = tabIn(named.tab, isWide, 'source')
  return (
    <div className="template-editor">
      <div className="console-card editor-parts">
        <Choice
          label={words.parts}
          look="tabs"
          options={editorTabs.filter((tab) => tab !== 'blocks' && (tab !== 'preview' || !isWide)).map((tab) => [tab, words[tab]] as const)}
          value={tab}
          onChoose={(tab) => void redirect(consolePaths.template, { id, tab })}
        />
        {tab === 'source' && <SourceEditor label={words.source} value={source} />}
        {tab === 'rules' && (
          <fieldset className="editor-locked" disabled>
            <RulesPanel form={form} seal={{ id: rules.sealFileId, address: sealAddress }} />
          </fieldset>
        )}
        {tab === 'versions' && <VersionsPanel template={template} read={Number(named.version)} />}
        {tab === 'preview' && <Specimen template={template} />}
      </div>
      {isWide && (
        <div className="editor-preview">
          <div className="console-card">
            <h2>{words.specimen}</h2>
            <Specimen template={template} />
          </div>
        </div>
      )}
    </div>
  )
}
