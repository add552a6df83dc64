import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useFormState } from 'react-hook-form'
import '../../../../console/look/console-look.css'
import './template-editor.css'
import type { TemplateForm } from './template-form.ts'
import { useAskBeforeLeavingEditor, useIsChanged } from './use-own-work.ts'
import { editorWords } from './words.ts'
import type { Template, WrittenTemplate } from './written-template.ts'

interface EditorBarProps {
  readonly form: TemplateForm
  /** Missing while it was never saved. */
  readonly template: Template | undefined
  readonly saved: WrittenTemplate
  /** Told which of the two ways of saving was pressed. */
  readonly onWay: (way: 'save' | 'publish') => void
  readonly onDisable: () => void
  readonly onDrop: () => void
}

/** What can be done with a template; it stays in sight however long the rules are. */
export function EditorBar({ form, template, saved, onWay, onDisable, onDrop }: EditorBarProps) {
  const words = useWords(editorWords)
  const isChanged = useIsChanged(form, saved)
  const { isSubmitting } = useFormState({ control: form.control })
  useAskBeforeLeavingEditor(isChanged)
  const isDraft = template?.versionState === 'draft'
  const t = isChanged ? words.unsaved : template ? words.allSaved : words.notYet
  return (
    <div className="editor-bar">
      <p role="status" data-changed={isChanged || undefined}>
        {t}
      </p>
      <div className="console-buttons">
        {isDraft && (
          <Button size="small" onClick={onDrop}>
            {words.drop}
          </Button>
        )}
        {template && (
          <Button size="small" onClick={onDisable}>
            {template.state === 'disabled' ? words.enable : words.disable}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          disabled={isSubmitting || (template !== undefined && !isChanged)}
          {...(!template && { color: 'primary' as const })}
          onClick={() => onWay('save')}
        >
          {words.saveDraft}
        </Button>
        {template && (
          <Button
            type="submit"
            size="small"
            color="primary"
            disabled={isSubmitting || !(isDraft || isChanged)}
            onClick={() => onWay('publish')}
          >
            {words.publish}
          </Button>
        )}
      </div>
    </div>
  )
}
