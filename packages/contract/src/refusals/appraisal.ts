import type { Phrase } from '../language.ts'

/** Refusals of the appraisal of teaching. */
export const appraisalRefusals = {
  appraisal_not_open: ['该评教当前未开放', 'This appraisal is not open at the moment', '該評教目前未開放'],
  appraisal_not_closed: [
    '评教结束后才能查看，请届时再试',
    'This can be seen when the appraisal has closed. Try again then.',
    '評教結束後才能查看，請屆時再試',
  ],
  appraisal_not_mine: ['您不在该教学班中', 'You are not in this section', '您不在該教學班中'],
  appraisal_begun: ['评教已经开始，不能取消', 'The appraisal has begun and cannot be cancelled', '評教已經開始，不能取消'],
  appraisal_times: [
    '结束时间须晚于开始时间，且不早于现在',
    'The end must be after the start and not in the past',
    '結束時間須晚於開始時間，且不早於現在',
  ],
  appraisal_no_sections: [
    '该学期和单位下没有可评教的教学班',
    'There are no sections to appraise in this term and unit',
    '該學期和單位下沒有可評教的教學班',
  ],
  appraisal_out_of_reach: ['该单位不在您的管理范围内', 'This unit is outside your scope', '該單位不在您的管理範圍內'],
  appraisal_own_section: [
    '不能审核自己任教班级的意见，请由他人审核',
    'You teach this section. Someone else has to review its comments.',
    '不能審核自己任教班級的意見，請由他人審核',
  ],
  ballot_not_signed: ['选票凭证无效，不能用于该教学班', 'This token is not valid for this section', '選票憑證無效，不能用於該教學班'],
  ballot_used: ['该选票凭证已使用', 'This token has been used already', '該選票憑證已使用'],
  ballot_incomplete: [
    '答案与问题数量不符，请刷新后重填',
    'The answers do not fit the questions. Reload and answer again.',
    '答案與問題數量不符，請重新整理後重填',
  ],
} as const satisfies Record<string, Phrase>
