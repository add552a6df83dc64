import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const gateWords = wordsOf({
  title: ['请先确认是您本人', 'Confirm it is you', '請先確認是您本人'],
  text: [
    '照片库包含他人的面部信息，打开后十分钟内有效。两种方式效果相同。',
    'The photo library contains other people’s faces. It opens for ten minutes. Both methods are equally valid.',
    '照片庫包含他人的面部資訊，打開後十分鐘內有效。兩種方式效果相同。',
  ],
  byPassword: ['用密码、验证码或通行密钥', 'Use a password, code or passkey', '用密碼、驗證碼或通行密鑰'],
  byFace: ['用人脸核验', 'Use a face check', '用人臉核驗'],
})

export const libraryWords = wordsOf({
  lead: [
    '审核照片。查看照片会留下记录，本人可以看到。',
    'Review photos. Every view is logged, and people can see it.',
    '審核照片。查看照片會留下記錄，本人可以看到。',
  ],
  search: ['姓名或学工号', 'Name or number', '姓名或學工號'],
  type: ['照片类型', 'Photo type', '照片類型'],
  allTypes: ['全部类型', 'All types', '全部類型'],
  unit: ['单位', 'Unit', '單位'],
  none: ['没有符合条件的照片。', 'No matching photos.', '沒有符合條件的照片。'],
  noneYet: ['还没有人提交照片。', 'No photos have been submitted yet.', '還沒有人提交照片。'],
  choose: ['从左侧选择一张照片审核。', 'Select a photo on the left to review it.', '從左側選擇一張照片審核。'],
  gone: ['这张照片不在当前列表中。', 'This photo is not in the current list.', '這張照片不在目前清單中。'],
  list: ['照片', 'Photos', '照片'],
  select: (name: string): Phrase => [`选择${name}的照片`, `Select the photo of ${name}`, `選擇${name}的照片`],
  photoOf: (name: string, type: string): Phrase => [`${name}的${type}`, `${type} of ${name}`, `${name}的${type}`],
  selected: (count: number): Phrase => [`已选 ${count} 张`, `${count} selected`, `已選 ${count} 張`],
  selectAll: ['选择本页待审核', 'Select all to review', '選擇本頁待審核'],
  clear: ['取消选择', 'Clear', '取消選擇'],
  keys: [
    '键盘：↑ ↓ 切换，回车进入，A 通过，R 不通过，X 选择',
    'Keyboard: ↑ ↓ to move, Enter to open, A to accept, R to reject, X to select',
    '鍵盤：↑ ↓ 切換，Enter 進入，A 通過，R 不通過，X 選擇',
  ],
  person: ['本人', 'Person', '本人'],
  takenBy: ['来源', 'Taken by', '來源'],
  at: ['提交时间', 'Sent', '提交時間'],
  decidedBy: ['审核人', 'Decided by', '審核人'],
  reason: ['说明', 'Reason', '說明'],
  background: ['背景', 'Background', '背景'],
  replaced: ['已更换背景', 'Replaced', '已更換背景'],
  comparison: ['比对', 'Comparison', '比對'],
  same: ['与证件或已通过的照片一致', 'Matches the ID document or accepted portrait', '與證件或已通過的照片一致'],
  different: ['与证件或已通过的照片不一致', 'Differs from the ID document or accepted portrait', '與證件或已通過的照片不一致'],
  not_compared: ['本人没有同意比对', 'The person has not agreed to a comparison', '本人沒有同意比對'],
  no_reference: ['没有可以比对的照片', 'No photo to compare with', '沒有可以比對的照片'],
  overruled: ['与检测结果不同', 'Decided against the checks', '與檢測結果不同'],
  notJudged: ['检测未完成', 'Not checked automatically', '檢測未完成'],
  mayNot: ['本人的照片由其他人审核。', 'Someone else must review your own photo.', '本人的照片由其他人審核。'],
  allOfPerson: ['此人的全部照片', 'All photos of this person', '此人的全部照片'],
  pass: ['通过', 'Accept', '通過'],
  refuse: ['不通过', 'Reject', '不通過'],
  passTitle: (count: number): Phrase => [`通过 ${count} 张照片`, `Accept ${counted(count, 'photo')}`, `通過 ${count} 張照片`],
  refuseTitle: (count: number): Phrase => [`不通过 ${count} 张照片`, `Reject ${counted(count, 'photo')}`, `不通過 ${count} 張照片`],
  overruleText: [
    '检测认为其中有照片不合格。请写明通过的理由，本人会看到。',
    'Some of these did not pass the checks. Give a reason for accepting them. The person will see it.',
    '檢測認為其中有照片不合格。請寫明通過的理由，本人會看到。',
  ],
  refuseText: [
    '请写明原因和改进办法，本人会看到。',
    'Say why and what to do. The person will see it.',
    '請寫明原因和改進辦法，本人會看到。',
  ],
  sample: (some: number, count: number): Phrase => [
    `请先抽查 ${count} 张中的这 ${some} 张：`,
    `Look at these ${some} of ${count} first:`,
    `請先抽查 ${count} 張中的這 ${some} 張：`,
  ],
  passText: ['通过后照片立即生效。', 'Photos take effect as soon as they are approved.', '通過後照片立即生效。'],
  phrases: ['常用说明', 'Common reasons', '常用說明'],
  phraseNotSelf: ['不是本人，请本人重新拍摄', 'This is not you. Please take it yourself.', '不是本人，請本人重新拍攝'],
  phraseBackground: [
    '背景不符合要求，请在浅色墙前重拍',
    'The background is not suitable. Retake it in front of a light wall.',
    '背景不符合要求，請在淺色牆前重拍',
  ],
  phraseRetouched: ['照片经过美化，请使用原图', 'The photo was retouched. Please send the original.', '照片經過美化，請使用原圖'],
  phraseOld: ['不是近照，请重新拍摄', 'This is not a recent photo. Please take a new one.', '不是近照，請重新拍攝'],
  decided: (count: number): Phrase => [`已审核 ${count} 张`, `${count} decided`, `已審核 ${count} 張`],
  skipped: (count: number): Phrase => [`${count} 张未改变`, `${count} unchanged`, `${count} 張未改變`],
  already_decided: ['已被他人审核', 'Already decided by someone else', '已被他人審核'],
  own_photo: ['不能审核自己的照片', 'You cannot decide on your own photo', '不能審核自己的照片'],
  not_found: ['照片已撤回', 'The photo was withdrawn', '照片已撤回'],
  reason_needed: ['检测不通过，需要写明理由', 'It did not pass the checks, so a reason is needed', '檢測不通過，需要寫明理由'],
})

export const personPhotoWords = wordsOf({
  original: ['原照片', 'Original', '原照片'],
  cut: ['裁剪后', 'Cropped', '裁切後'],
  none: ['此人还没有照片。', 'This person has no photos yet.', '此人還沒有照片。'],
  noPerson: ['没有指定人员，请从照片库中选择。', 'No person selected. Choose one in the library.', '沒有指定人員，請從照片庫中選擇。'],
  toLibrary: ['返回照片库', 'Back to the library', '返回照片庫'],
  replace: ['在服务台拍摄并替换', 'Add a photo taken at the help desk', '在服務台拍攝並替換'],
  replaceText: [
    '替换后立即检测，本人会收到通知。',
    'It is checked immediately and the person is notified.',
    '替換後立即檢測，本人會收到通知。',
  ],
  reason: ['原因', 'Reason', '原因'],
  chosen: ['选中的照片', 'The chosen photo', '選中的照片'],
  another: ['换一张', 'Choose another', '換一張'],
  save: ['保存照片', 'Save photo', '儲存照片'],
  saved: ['照片已保存', 'Photo saved', '照片已儲存'],
})

export const exportWords = wordsOf({
  confirm: ['导出', 'Export', '匯出'],
  typeFirst: ['请先在筛选中选择照片类型', 'Choose a photo type in the filters first', '請先在篩選中選擇照片類型'],
})
