import { deletePrintFile, type PrintFile, printFiles } from '@campus/contract/cloudprint/files.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { open } from '../../../navigation/navigator.ts'
import { FileFacts, FileIcon, FileMark } from './file-facts.tsx'
import './files.css'
import { fileWords } from './words.ts'

const printIt = ({ id, kind }: PrintFile) =>
  kind === 'photo' ? open(cloudPrintPaths.photo, { photoId: id }) : open(cloudPrintPaths.document, { fileId: id })

/** One file with everything that can be done with it. */
export function FileRow({ file }: { readonly file: PrintFile }) {
  const words = useWords(fileWords)
  const { act, isActing } = useAction(deletePrintFile, { changes: [printFiles] })
  const { id, name, kind, state } = file
  const remove = async () => {
    if (!(await ask({ title: words.deleteTitle(name), text: words.deleteText, confirm: words.delete }))) return
    await act({ id })
    toast(words.deleted, 'success')
  }
  return (
    <article className="file-row" aria-label={name}>
      <FileIcon kind={kind} />
      <div className="list-text">
        <span className="list-text-head">
          <strong>{name}</strong>
          <FileMark state={state} />
        </span>
        <FileFacts file={file} />
        <div className="file-actions">
          {state === 'ready' && (
            <>
              <Button size="small" color="primary" onClick={() => void printIt(file)}>
                {words.print}
              </Button>
              <Button size="small" onClick={() => void open(cloudPrintPaths.preview, { fileId: id })}>
                {words.preview}
              </Button>
            </>
          )}
          {state === 'ready' && kind === 'document' && (
            <Button size="small" onClick={() => void open(cloudPrintPaths.shareToLibrary, { fileId: id })}>
              {words.share}
            </Button>
          )}
          <Button size="small" loading={isActing} onClick={() => void remove().catch(() => undefined)}>
            {words.delete}
          </Button>
        </div>
      </div>
    </article>
  )
}
