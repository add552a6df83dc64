import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useWide } from '../../../../layout/use-wide.ts'
import { redirect } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { BlocksPanel } from './blocks/blocks-panel.tsx'
import { FieldMenu } from './blocks/field-menu.tsx'
import { readBlocks } from './blocks/template-blocks.ts'
import { ComplaintGuide } from './complaint-guide.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DisableDialog } from './disable-dialog.tsx'
import { EditorBar } from './editor-bar.tsx'
import { type EditorTab, editorTabs, tabIn, usualTab } from './editor-tabs.ts'
import { PreviewPane } from './preview/preview-pane.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RulesPanel } from './rules/rules-panel.tsx'
import { SourceEditor, type SourceHandle } from './source/source-editor.tsx'
import './template-editor.css'
import type { TemplateForm } from './template-form.ts'
import { useEditor } from './use-editor.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { editorWords } from './words.ts'
import type { Template, WrittenTemplate } from './written-template.ts'

interface SourceFieldProps {
  readonly form: TemplateForm
  readonly problems: readonly TemplateProblem[]
  readonly handle: RefObject<SourceHandle | null>
}

function SourceField({ form, problems, handle }: SourceFieldProps) {
  const words = useWords(editorWords)
  const { field, fieldState } = useController({ control: form.control, name: 'source' })
  const fields = useController({ control: form.control, name: 'rules.fields' }).field
  return (
    <>
      <FieldMenu
        onInsert={(chosen) => {
          handle.current?.insert(`#${chosen.code}${chosen.code.endsWith(')') ? '' : ';'}`)
          if (chosen.field && !fields.value.includes(chosen.field)) fields.onChange([...fields.value, chosen.field])
        }}
      />
      <SourceEditor label={words.source} value={field.value} onChange={field.onChange} problems={problems} handle={handle} />
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </>
  )
}

interface TemplateEditorProps {
  /** Missing while it was never saved. */
  readonly template: Template | undefined
  /** As it stands on the server, or what a new one begins with. */
  readonly saved: WrittenTemplate
  readonly named: { readonly tab?: string | undefined; readonly version?: string | undefined }
}

export function TemplateEditor({ template, saved, named }: TemplateEditorProps) {
  const words = useWords(editorWords)
  const language = useLanguage()
  const isWide = useWide()
  const { form, save, shown, setShown, ...editor } = useEditor(template, saved)
  const [problems, setProblems] = useState<readonly TemplateProblem[]>([])
  const source = useRef<SourceHandle>(null)
  const isBlocks = readBlocks(saved.source) !== undefined
  const tab = tabIn(named.tab, isWide, usualTab(template !== undefined, isBlocks))
  const id = template?.id
  const goToTab = useCallback((tab: EditorTab) => void redirect(consolePaths.template, { id, tab }), [id])
  const close = () => setShown(undefined)

  const goToLine = async (line: number) => {
    close()
    await redirect(consolePaths.template, { id, tab: 'source' })
    requestAnimationFrame(() => source.current?.goTo(line))
  }
  const preview = <PreviewPane form={form} onProblems={setProblems} onGo={(line) => void goToLine(line)} />

  return (
    <>
      <Form form={form} label={words.parts} onSubmit={editor.submit}>
        <EditorBar
          form={form}
          template={template}
          saved={saved}
          onWay={editor.setWay}
          onDisable={() => setShown('disable')}
          onDrop={() => void editor.throwAway().catch(toastFailure)}
        />
        {editor.isRestored && (
          <p className="editor-restored" role="status">
            {words.restored}{' '}
            <button type="button" onClick={editor.discard}>
              {words.discard}
            </button>
          </p>
        )}
        <ComplaintGuide form={form} tab={tab} onTab={goToTab} />
        <div className="template-editor">
          <div className="console-card editor-parts">
            <Choice
              label={words.parts}
              look="tabs"
              options={editorTabs.filter((tab) => tab !== 'preview' || !isWide).map((tab) => [tab, words[tab]] as const)}
              value={tab}
              onChoose={goToTab}
            />
            {tab === 'blocks' && <BlocksPanel form={form} />}
            <div hidden={tab !== 'source'}>
              <SourceField form={form} problems={problems} handle={source} />
            </div>
            <div hidden={tab !== 'rules'}>
              <RulesPanel form={form} seal={{ id: saved.rules.sealFileId, address: template?.sealAddress ?? '' }} />
            </div>
            {tab === 'versions' &&
              (template ? (
                <VersionsPanel
                  template={template}
                  read={Number(named.version)}
                  onTake={(version) => editor.takeVersion(version).catch(toastFailure)}
                />
              ) : (
                <p className="console-note">{words.saveFirst}</p>
              ))}
            {tab === 'preview' && preview}
          </div>
          {isWide && <div className="editor-preview">{preview}</div>}
        </div>
      </Form>
      {template && shown === 'conflict' && <ConflictDialog id={template.id} form={form} save={save} onClose={close} />}
      {template && shown === 'disable' && <DisableDialog template={template} onDone={save.takeRevision} onClose={close} />}
      {template && shown === 'publish' && (
        <PublishDialog
          template={template}
          name={nameIn(template.rules, language)}
          onDone={save.takeFresh}
          onProblems={setProblems}
          onGo={(line) => void goToLine(line)}
          onClose={close}
        />
      )}
    </>
  )
}
