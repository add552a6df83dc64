import { wordsOf } from '@campus/ui/words/words.ts'

export const startWords = wordsOf({
  form: ['申请内容', 'Application', '申請內容'],
  unit: ['发起单位', 'On behalf of', '發起單位'],
  people: ['选择处理人', 'Choose approvers', '選擇處理人'],
  peopleNeeded: ['请选择处理人', 'Choose someone', '請選擇處理人'],
  submit: ['提交', 'Submit', '提交'],
  submitted: ['已提交', 'Submitted', '已提交'],
  save: ['存为草稿', 'Save draft', '存為草稿'],
  saved: ['草稿已保存', 'Draft saved', '草稿已儲存'],
  uploading: ['文件上传中…', 'Uploading…', '檔案上傳中…'],
  copy: ['复制以前的申请', 'Copy an earlier application', '複製以前的申請'],
  restored: ['已恢复上次填写的内容', 'Your earlier answers were restored', '已還原上次填寫的內容'],
  startAgain: ['重新填写', 'Start over', '重新填寫'],
  toService: ['前往发起', 'Go to that service', '前往發起'],
  matter: ['这项申请请在对应的服务中发起。', 'This application starts in its own service.', '這項申請請在對應的服務中發起。'],
  toCentre: ['返回审批', 'Back to approvals', '返回審批'],
  choose: ['请先选择要发起的流程。', 'Choose what to apply for first.', '請先選擇要發起的流程。'],
  hiddenField: ['还有未显示的项目需要填写', 'A hidden field still needs an answer', '還有未顯示的項目需要填寫'],
})
