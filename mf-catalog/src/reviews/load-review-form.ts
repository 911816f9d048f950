/** The review form and with it Formik and MUI, when somebody writes. */
export const loadReviewForm = () => import(/* webpackChunkName: "review-form" */ './review-form')
