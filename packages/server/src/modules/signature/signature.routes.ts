import {
  deleteSignature,
  previewTypedSignature,
  uploadSignature,
  uploadSignatureInfo,
  userSignature,
  userSignatureInfo,
} from '@campus/contract/signature/own-signature.ts'
import { route } from '../../http/route.ts'
import { requireRoomToUpload } from '../files/own-file.service.ts'
import { removeOwn } from './own/ending.service.ts'
import { keep, previewTyped, readInfo, sendPicture, takePhoto } from './own/signature.service.ts'

export const signatureRoutes = [
  route(uploadSignature, takePhoto, requireRoomToUpload),
  route(uploadSignatureInfo, keep),
  route(previewTypedSignature, previewTyped),
  route(userSignature, sendPicture),
  route(userSignatureInfo, readInfo),
  route(deleteSignature, removeOwn),
]
