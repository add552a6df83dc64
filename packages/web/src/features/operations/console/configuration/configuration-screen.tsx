import type { OutputOf } from '@campus/contract/call.ts'
import { applyConfiguration, compareConfiguration, exportConfiguration } from '@campus/contract/operations/configuration.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { FileField } from '@campus/ui/upload/file-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import '../../../../console/look/console-look.css'
import { Differences } from './differences.tsx'
import { configurationWords } from './words.ts'

function ExportButton() {
  const words = useWords(configurationWords)
  const { act, isActing } = useAction(exportConfiguration)
  const save = async () => {
    const { fileName, text } = await act({})
    saveFile(new Blob([text], { type: 'application/json' }), fileName)
    toast(words.exported, 'success')
  }
  return (
    <Button loading={isActing} onClick={() => void save().catch(() => undefined)}>
      {words.export}
    </Button>
  )
}

interface Compared {
  readonly file: string
  readonly shown: OutputOf<typeof compareConfiguration>
}

function ApplyDialog({
  compared: { file, shown },
  onClose,
  onDone,
}: { readonly compared: Compared } & Record<'onClose' | 'onDone', () => void>) {
  const words = useWords(configurationWords)
  const { act } = useAction(applyConfiguration)
  const apply = async (reason: string) => {
    const { applied } = await act({ file, seen: shown.seen, reason })
    toast(words.applied(applied), 'success')
    onDone()
  }
  return <ReasonDialog title={words.apply} text={words.applyText} action={words.apply} onGive={apply} onClose={onClose} />
}

/** Everything that a school decided, as one file; what a file would change is shown before it changes anything. */
export default function ConfigurationScreen() {
  const words = useWords(configurationWords)
  const [chosen, setChosen] = useState<File>()
  const [compared, setCompared] = useState<Compared>()
  const [isApplying, setIsApplying] = useState(false)
  const { act, isActing } = useAction(compareConfiguration)
  const show = async () => {
    const file = (await chosen?.text()) ?? ''
    setCompared({ file, shown: await act({ file }) })
  }
  const reload = () => void show().catch(() => setCompared(undefined))
  return (
    <ConsoleFrame screen={consolePaths.configuration} lead={words.lead} actions={<ExportButton />}>
      <section className="console-card" aria-labelledby="configuration-import">
        <h2 id="configuration-import">{words.import}</h2>
        <p className="console-note">{words.importText}</p>
        <FileField
          label={words.file}
          accept="application/json,.json"
          onChoose={(file) => {
            setCompared(undefined)
            setChosen(file)
          }}
        />
        <div className="console-buttons">
          <Button color="primary" loading={isActing} disabled={!chosen} onClick={reload}>
            {words.compare}
          </Button>
        </div>
      </section>
      {compared && <Differences shown={compared.shown} onApply={() => setIsApplying(true)} />}
      {isApplying && compared && <ApplyDialog compared={compared} onDone={reload} onClose={() => setIsApplying(false)} />}
    </ConsoleFrame>
  )
}
