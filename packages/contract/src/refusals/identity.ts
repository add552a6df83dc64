import type { Phrase } from '../language.ts'

/** Refusals about photos, papers and searches by photo. */
export const identityRefusals = {
  portrait_too_small: [
    '照片太小，裁剪后达不到要求。请离近一些重拍，或选择更清晰的原图',
    'The photo is too small for this standard. Move closer, or choose the original picture.',
    '照片太小，裁切後達不到要求。請靠近一些重拍，或選擇更清晰的原圖',
  ],
  face_not_found: [
    '照片中没有找到人脸，请正对镜头、光线充足时重拍',
    'No face was found. Face the camera in good light and take it again.',
    '照片中沒有找到人臉，請正對鏡頭、光線充足時重拍',
  ],
  several_faces: [
    '照片中不止一个人，请单独拍摄',
    'There is more than one person in the photo. Take it on your own.',
    '照片中不止一個人，請單獨拍攝',
  ],
  method_not_offered: [
    '这种照片不能用此方式采集，请换一种方式',
    'This type of photo cannot be collected this way. Choose another way.',
    '這種照片不能用此方式採集，請換一種方式',
  ],
  background_not_offered: [
    '这种照片不允许更换背景，请使用原照片',
    'This type of photo keeps its own background. Send it as it was taken.',
    '這種照片不允許更換背景，請使用原照片',
  ],
  background_not_plain: [
    '照片背景不是单一颜色，无法更换背景。请站到纯色墙前重拍',
    'The background is not plain enough to be replaced. Take the photo again in front of a plain wall.',
    '照片背景不是單一顏色，無法更換背景。請站到素色牆前重拍',
  ],
  photo_type_missing: [
    '学校暂未开放近照采集，请联系学校',
    'Your school is not collecting recent photos at the moment. Contact your school.',
    '學校暫未開放近照採集，請聯絡學校',
  ],
  photo_under_review: [
    '这张照片正在审核，请等待结果，或撤回后重拍',
    'Your photo is being reviewed. Wait for the result, or withdraw it first.',
    '這張照片正在審核，請等待結果，或撤回後重拍',
  ],
  photo_not_draft: [
    '这张照片已提交或已过期，请刷新查看',
    'This photo has already been submitted, or its draft has expired. Reload to see it.',
    '這張照片已提交或已過期，請重新整理查看',
  ],
  photo_passed: [
    '已通过的照片不能撤回；重拍一张通过后会自动替换',
    'An approved photo cannot be withdrawn. A new photo replaces it once approved.',
    '已通過的照片不能撤回；重拍一張通過後會自動替換',
  ],
  photo_purpose_taken: [
    '这个用途已有开放的照片类型，请先停用它',
    'This purpose already has an open photo type. Close that one first.',
    '這個用途已有開放的照片類型，請先停用它',
  ],
  photo_purpose_kept: [
    '已有照片的类型不能更改用途，请新建一个类型',
    'A type with photos keeps its purpose. Add a new type instead.',
    '已有照片的類型不能更改用途，請新增一個類型',
  ],
  no_photos: ['没有符合条件的照片', 'No photos match this selection', '沒有符合條件的照片'],
  paper_missing: ['请先拍摄证件', 'Take a picture of your document first', '請先拍攝證件'],
  paper_side_missing: ['请拍摄证件的另一面', 'Take a picture of the other side as well', '請拍攝證件的另一面'],
  paper_number_wrong: [
    '证件号码校验不通过，请核对或重拍',
    'The number on the document is not valid. Correct it or take the picture again.',
    '證件號碼校驗不通過，請核對或重拍',
  ],
  paper_expired: ['证件已过有效期，请使用有效证件', 'This document has expired. Use a valid one.', '證件已過有效期，請使用有效證件'],
  paper_under_review: [
    '您的证件正在审核，请等待结果',
    'Your document is being reviewed. Please wait for the result.',
    '您的證件正在審核，請等待結果',
  ],
  record_by_admin: ['只有学校管理员可以更正档案', 'Only a school administrator can correct the record', '只有學校管理員可以更正檔案'],
  enough_searches: [
    '今天的查找次数已用完，请明天再试',
    'You have used all searches for today. Try again tomorrow.',
    '今天的查找次數已用完，請明天再試',
  ],
} as const satisfies Record<string, Phrase>
