import { wordsOf } from '@campus/ui/words/words.ts'

export const wayWords = wordsOf({
  chooseCourses: ['选择课程', 'Choose courses', '選擇課程'],
  courses: [
    '这种证明只写您选择的课程，请先选择学年和课程。',
    'This certificate lists only the courses you choose. Choose years and courses first.',
    '這種證明只寫您選擇的課程，請先選擇學年和課程。',
  ],
  photoNeeded: [
    '这种证明需要证件照，上传后即可领取。',
    'This certificate shows a portrait. Upload yours to continue.',
    '這種證明需要證件照，上傳後即可領取。',
  ],
  toPortrait: ['上传证件照', 'Upload a portrait', '上傳證件照'],
  incomplete: [
    '学籍信息不完整，暂时不能开具。可以在学校档案中申请补全。',
    'Your record is incomplete, so this cannot be made yet. You can ask the school to complete your record.',
    '學籍資訊不完整，暫時不能開具。可以在學校檔案中申請補全。',
  ],
  toRecord: ['查看学校档案', 'My school record', '查看學校檔案'],
})

export const counterWords = wordsOf({
  phone: ['电话', 'Phone', '電話'],
  place: ['地点', 'Place', '地點'],
  hours: ['时间', 'Hours', '時間'],
  toCounter: ['联系服务台', 'Contact the help desk', '聯絡服務台'],
  blocked: ['现在不能领取', 'Not now', '現在不能領取'],
})
