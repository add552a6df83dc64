import { type PrintFile, uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import {
  AppstoreOutline,
  ContentOutline,
  EnvironmentOutline,
  FolderOutline,
  PayCircleOutline,
  PictureOutline,
  PlayOutline,
  UnorderedListOutline,
} from 'antd-mobile-icons'
import { sendFile } from '../../../api/send.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { TileLinks } from '../../../navigation/tile-links.tsx'
import { FileFacts, FileIcon, FileMark } from '../files/file-facts.tsx'
import { TooManyFiles } from '../files/too-many-files.tsx'
import { useOwnFiles } from '../files/use-own-files.ts'
import './document.css'
import { documentWords } from './words.ts'

const few = 5

/** The last few that I uploaded. */
function OwnFiles() {
  const words = useWords(documentWords)
  const { data = [] } = useOwnFiles('document')
  if (data.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="own-files">
      <h2 id="own-files">{words.mine}</h2>
      <ul className="page-list">
        {data.slice(0, few).map((file) => (
          <li key={file.id}>
            <PathLink to={cloudPrintPaths.document} query={{ fileId: file.id }} className="file-choice">
              <FileIcon kind={file.kind} />
              <span className="list-text">
                {file.name}
                <FileFacts file={file} />
              </span>
              <FileMark state={file.state} />
            </PathLink>
          </li>
        ))}
      </ul>
      <PathLink to={cloudPrintPaths.files} className="choose-all">
        {words.allMine}
      </PathLink>
    </section>
  )
}

function MoreServices() {
  const words = useWords(documentWords)
  const tiles = [
    { to: cloudPrintPaths.photo, icon: PictureOutline, title: words.photo },
    { to: cloudPrintPaths.library, icon: ContentOutline, title: words.library },
    { to: cloudPrintPaths.directories, icon: AppstoreOutline, title: words.directories },
    { to: cloudPrintPaths.files, icon: FolderOutline, title: words.files },
    { to: cloudPrintPaths.tasks, icon: UnorderedListOutline, title: words.tasks },
    { to: cloudPrintPaths.nearby, icon: EnvironmentOutline, title: words.nearby },
    { to: cloudPrintPaths.prices, icon: PayCircleOutline, title: words.prices },
    { to: cloudPrintPaths.tutorials, icon: PlayOutline, title: words.tutorials },
  ]
  return (
    <nav className="page-card" aria-label={words.more}>
      <TileLinks tiles={tiles} />
    </nav>
  )
}

const show = (file: PrintFile | undefined) => void (file && redirect(cloudPrintPaths.document, { fileId: file.id }))

/** Where printing begins: a file from the device, or one that was uploaded before. */
export function ChooseFile() {
  const words = useWords(documentWords)
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <section className="page-card" aria-labelledby="choose-file">
          <h2 id="choose-file">{words.choose}</h2>
          <UploadField
            label={words.upload}
            rule={uploadPrintFile.file}
            send={(file, watch) => sendFile(uploadPrintFile, { purpose: 'document' }, { files: [file], ...watch })}
            Help={TooManyFiles}
            onChange={([file]) => show(file)}
          />
          <p className="page-note">{words.sealed}</p>
        </section>
      </div>
      <div className="page-column">
        <MoreServices />
        <OwnFiles />
      </div>
    </div>
  )
}
