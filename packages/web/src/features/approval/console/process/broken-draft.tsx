import { saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { saveAsFile } from '../processes/exchange.ts'
import { type DesignedProcess, DiscardButton } from './discard-button.tsx'
import { ExportButton, ImportButton } from './file-buttons.tsx'
import { designerWords } from './words.ts'

interface BrokenDraftProps {
  readonly process: DesignedProcess
  readonly onReload: () => Promise<void>
}

/** A draft that was saved in another shape, such as by a call of another system: it can be kept as a file, replaced or discarded. */
export function BrokenDraft({ process, onReload }: BrokenDraftProps) {
  const words = useWords(designerWords)
  const language = useLanguage()
  const { id, version } = process
  return (
    <ConsoleFrame screen={consolePaths.approvalProcess} title={nameIn(process, language)}>
      <section className="console-card">
        <p>{words.broken}</p>
        <ul>
          {process.problems.map(({ at, code, text }) => (
            <li key={`${at} ${code}`}>{[text, at].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
        <div className="console-buttons">
          <ExportButton onExport={() => saveAsFile(process, version)} />
          <ImportButton
            onImport={({ tree, form, settings }) =>
              void send(saveProcessDraft, { id, revision: version.revision, tree, form: [...form], settings }).then(onReload, toastFailure)
            }
          />
          <DiscardButton process={process} onDone={onReload} />
        </div>
      </section>
    </ConsoleFrame>
  )
}
