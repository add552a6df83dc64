import { dropLibraryDirectory, saveLibraryDirectory, schoolLibraryDirectories } from '@campus/contract/cloudprint/console.ts'
import {
  collectedFiles,
  forgetLibraryFile,
  libraryDirectories,
  libraryFile,
  libraryFileContent,
  libraryFiles,
  offerLibraryFileAgain,
  operateLibraryFile,
  ownLibraryFile,
  ownLibraryFiles,
  printLibraryFile,
  shareToLibrary,
  withdrawLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { route } from '../../../http/route.ts'
import { drop, listTree, save } from './directory.service.ts'
import { list, listCollected, operate, read, sendContent, takeToPrint } from './library-file.service.ts'
import { forget, listOwn, readOwn, withdraw } from './own-offers.service.ts'
import { offerAgain, share } from './share.service.ts'

export const libraryRoutes = [
  route(libraryDirectories, listTree),
  route(libraryFiles, list),
  route(collectedFiles, listCollected),
  route(libraryFile, read),
  route(libraryFileContent, sendContent),
  route(operateLibraryFile, operate),
  route(printLibraryFile, takeToPrint),
  route(shareToLibrary, share),
  route(ownLibraryFiles, listOwn),
  route(ownLibraryFile, readOwn),
  route(withdrawLibraryFile, withdraw),
  route(offerLibraryFileAgain, offerAgain),
  route(forgetLibraryFile, forget),
  route(schoolLibraryDirectories, listTree),
  route(saveLibraryDirectory, save),
  route(dropLibraryDirectory, drop),
]
