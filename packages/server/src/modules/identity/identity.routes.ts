import { decidePaper, papersToReview } from '@campus/contract/identity/console/papers.ts'
import {
  cancelPhotoImport,
  photoImport,
  photoImportLines,
  photoImports,
  runPhotoImport,
  startPhotoImport,
} from '@campus/contract/identity/console/photo-imports.ts'
import { photoTypesToEdit, savePhotoType } from '@campus/contract/identity/console/photo-types.ts'
import { decidePhotos, personPhotos, photoLibrary, replacePhoto } from '@campus/contract/identity/library.ts'
import {
  gatherPhoto,
  handInPhoto,
  ownPhotos,
  redrawPhoto,
  resetPhoto,
  savePhoto,
  updatePortrait,
} from '@campus/contract/identity/own-photos.ts'
import { compareIdentity, dropPaper, identityStatus, ownIdentity, uploadPaper } from '@campus/contract/identity/papers.ts'
import { findByPhoto, ownSearch, ownSearches, searchesForMe } from '@campus/contract/identity/people-search.ts'
import { comparePhoto, judgePhoto } from '@campus/contract/identity/photo-judgement.ts'
import { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { photoTypeNames } from '@campus/contract/records/lists.ts'
import { route } from '../../http/route.ts'
import { requireRoomToUpload } from '../files/own-file.service.ts'
import { decide as decideOnPaper, pageToReview } from './console/paper-review.service.ts'
import { listToEdit, saveType } from './console/photo-type-edit.service.ts'
import * as imports from './imports/photo-import.service.ts'
import { decide } from './library/decide-photos.service.ts'
import { pageLibrary, readPerson } from './library/library.service.ts'
import { replace, requireLibraryUpload } from './library/replace-photo.service.ts'
import { compareOwn } from './papers/compare-identity.service.ts'
import { dropOwn } from './papers/drop-paper.service.ts'
import { readOwn } from './papers/own-identity.service.ts'
import { keepSide } from './papers/paper.service.ts'
import { handIn } from './photos/hand-in.service.ts'
import { bringPortrait, gather, listOwn, requireRoomForPhoto, reset, saveDraft } from './photos/own-photo.service.ts'
import { listOwnTypes } from './photos/own-types.service.ts'
import { redraw } from './photos/redraw.service.ts'
import { compare, judge } from './photos/try-photo.service.ts'
import { findPeople } from './search/find-people.service.ts'
import { pageForMe, pageOwn, readOwn as readOwnSearch } from './search/photo-search.service.ts'
import { readStatus } from './status/identity-status.service.ts'
import { listTypeNames } from './types/photo-type.service.ts'

export const identityRoutes = [
  route(ownPhotoTypes, listOwnTypes),
  route(ownPhotos, listOwn),
  route(savePhoto, saveDraft, requireRoomForPhoto),
  route(redrawPhoto, redraw),
  route(handInPhoto, handIn),
  route(resetPhoto, reset),
  route(gatherPhoto, gather, requireRoomForPhoto),
  route(updatePortrait, bringPortrait, requireRoomForPhoto),
  route(judgePhoto, judge),
  route(comparePhoto, compare),
  route(uploadPaper, keepSide, requireRoomToUpload),
  route(compareIdentity, compareOwn),
  route(dropPaper, dropOwn),
  route(ownIdentity, readOwn),
  route(identityStatus, readStatus),
  route(photoLibrary, pageLibrary),
  route(personPhotos, readPerson),
  route(decidePhotos, decide),
  route(replacePhoto, replace, requireLibraryUpload),
  route(photoTypeNames, listTypeNames),
  route(findByPhoto, findPeople),
  route(ownSearches, pageOwn),
  route(ownSearch, readOwnSearch),
  route(searchesForMe, pageForMe),
  route(photoTypesToEdit, listToEdit),
  route(savePhotoType, saveType),
  route(startPhotoImport, imports.begin, requireLibraryUpload),
  route(photoImports, imports.page),
  route(photoImport, imports.readOne),
  route(photoImportLines, imports.pageLines),
  route(runPhotoImport, imports.run),
  route(cancelPhotoImport, imports.cancel),
  route(papersToReview, pageToReview),
  route(decidePaper, decideOnPaper),
]
