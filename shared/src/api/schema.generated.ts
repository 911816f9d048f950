// Written by "npm run openapi -w tools/openapi" from the API's OpenAPI document. Do not edit.
// sha256 of the document: ec4a52b76588af28988a3c4be1b230ff7332fb95885b3b9719f8aa5bf389122b
export interface paths {
    "/api/v1/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all products, newest first, or one collection in its ranking */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products of a category, best selling first */
        get: operations["listRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categorywise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products by category, filters or search, with facets over the whole result */
        get: operations["listCategorywise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current state of products by id, in the order of the ids; omits unknown ids */
        get: operations["listProductsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product with its variants */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the categories with their pictures and product counts */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sellers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the shop of an approved seller */
        get: operations["getSellerShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest products, categories, brands and shops for the text typed so far */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ids and last changes of all visible products, up to 50000 per page */
        get: operations["listSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the start of each sitemap page of products */
        get: operations["listSitemapPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the slugs and last changes of all shops for the sitemap */
        get: operations["listShopPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the start of each sitemap page of shops */
        get: operations["listShopPageStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the running sale, or null */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the delivery costs and tax rate */
        get: operations["getShippingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calculate the current prices and available quantities of products */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the shop’s settings for e-mails, payment, delivery, returns and contact */
        get: operations["getShopSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orderconfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/userorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's orders page by page, newest first */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order: the caller's own, or any order for an administrator */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the refund for cancelling the caller’s order, or pieces of it */
        get: operations["previewCancel"];
        put?: never;
        /** Cancel the caller’s order, or pieces of it, before shipping; the pieces are restocked */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the refund for a return of pieces of the caller’s order */
        get: operations["previewReturn"];
        put?: never;
        /** Request a return of the caller’s order, or pieces of it, within 60 days of delivery */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orderconfirm/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an attempt to order that got no response; returns the order if it was placed */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders that contain the seller’s products, newest first */
        get: operations["sellerListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the seller’s part of an order */
        get: operations["sellerGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the cash that the courier collects for a parcel of the seller’s pieces */
        get: operations["sellerPreviewParcel"];
        put?: never;
        /** Ship the seller’s pieces of a confirmed order, or all remaining ones, in one parcel */
        post: operations["sellerSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one of the seller’s parcels as delivered */
        post: operations["sellerDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of one of the seller’s parcels */
        post: operations["sellerSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return of the seller’s products and restock or write them off, or refuse it with a note */
        post: operations["sellerDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller's user record */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller's user record, except the e-mail address */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's addresses, the default first */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address; the first one becomes the default */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an address */
        put: operations["replaceAddress"];
        post?: never;
        /** Delete an address; if it was the default, the newest one becomes the default */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default, which prefills the checkout */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/checkout-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the address that prefills the checkout: the default, or else that of the last order */
        get: operations["getCheckoutDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the seller's payout methods, the default first, with only the ends of account numbers */
        get: operations["listPayoutMethods"];
        put?: never;
        /** Add a payout method; the first one becomes the default */
        post: operations["addPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a payout method the default */
        post: operations["setDefaultPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a payout method; if it was the default, the newest one becomes the default */
        delete: operations["deletePayoutMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download all data that the shop stores about the caller */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open orders and sales that block deleting the caller's account */
        get: operations["previewDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller's account; requires a sign-in within the last five minutes and no open order */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller's saved cart and wishlist */
        get: operations["getSavedLists"];
        put?: never;
        /** Change lines of the caller's saved cart and wishlist; the later change of a line wins */
        post: operations["changeSavedLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews of a product, with counts per number of stars */
        get: operations["listReviews"];
        put?: never;
        /** Review a purchased product after delivery, once per order line */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller’s review; administrators may delete any review */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /** Change the caller’s review */
        patch: operations["changeReview"];
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions about a product with their answers, newest first */
        get: operations["listQuestions"];
        put?: never;
        /** Ask a question about a product */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question; for the shop, the product’s seller and buyers of the product */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller’s question and its answers; administrators may delete any question */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller’s answer; administrators may delete any answer */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/preorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an e-mail when a product is released; one request per e-mail address and product */
        post: operations["requestPreorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an e-mail when a product, or one variant of it, is back in stock */
        post: operations["requestBackInStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the shop; it is stored, and mailed to the support address if there is one */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of the contact form, newest first */
        get: operations["adminListMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message of the contact form with its answers */
        get: operations["adminGetMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a message of the contact form as handled, or reopen it */
        patch: operations["adminMarkMessage"];
        trace?: never;
    };
    "/api/v1/admin/messages/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a message of the contact form by e-mail */
        post: operations["adminAnswerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages/{id}/answers/{answer}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend an answer whose e-mail could not be delivered */
        post: operations["adminResendAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s texts about a product, and what the caller may write */
        get: operations["listOwnTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the caller's account, including this one */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/password-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** E-mail the caller that the account's password was changed; 409 if it was not, lately */
        post: operations["passwordChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the counts of tasks that wait for an administrator */
        get: operations["adminSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the figures of a period (default: the last 30 days, UTC) and of the previous period */
        get: operations["adminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/best-sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ten products with the most pieces sold in a period */
        get: operations["adminBestSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/low-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ten visible products with at most five pieces left, fewest first; count is capped at 1000 */
        get: operations["adminLowStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the counts of waiting tasks as `waiting` events with an AdminWaiting as JSON */
        get: operations["adminWatchWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all writes of administrators, sellers and the command line, newest first */
        get: operations["adminListAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the matching audit entries as a CSV file */
        get: operations["adminExportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List orders page by page, in a chosen sort order */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an order */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of an order; a transition that is not allowed is a 409 */
        post: operations["adminSetOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship the remaining pieces of up to 25 orders, with a result for each; safe to repeat */
        post: operations["adminShipOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the cash that sellers report, for up to 25 orders, with a result for each; safe to repeat */
        post: operations["adminConfirmCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the matching orders as a CSV file */
        get: operations["adminExportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/views/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller’s saved views of a list, by name */
        get: operations["adminListViews"];
        /** Save filters under a name; the same name replaces them. At most 30 per list */
        put: operations["adminSaveView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/views/{list}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved view of the caller */
        delete: operations["adminRemoveView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List coupons, newest first */
        get: operations["adminListCoupons"];
        put?: never;
        /** Create a coupon; an existing code is a 409 */
        post: operations["adminCreateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a coupon */
        get: operations["adminGetCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch a coupon on or off, or change its validity period and usage limits */
        patch: operations["adminChangeCoupon"];
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the payment of an order has arrived; a paid or cancelled order is a 409 */
        post: operations["adminMarkOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a refund of an order; an amount above the outstanding refund is a 409 */
        post: operations["adminRecordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the senders of an order’s lines with their addresses */
        get: operations["adminListOrderSenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the refund for cancelling what is unsent of an order */
        get: operations["adminPreviewCancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return and restock or write off its pieces, or refuse it with a note */
        post: operations["adminDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the cash that the courier collects for a parcel of an order */
        get: operations["adminPreviewParcel"];
        put?: never;
        /** Ship pieces of an order, or all remaining ones, in one parcel per sender */
        post: operations["adminSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a parcel as delivered; the last parcel also marks the order as delivered */
        post: operations["adminDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of a parcel */
        post: operations["adminSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products, including hidden ones, page by page in a chosen sort order */
        get: operations["adminListProducts"];
        put?: never;
        /** Add a product */
        post: operations["adminCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product, even a hidden one, with its variants */
        get: operations["adminGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price is added to its price history */
        patch: operations["adminChangeProduct"];
        trace?: never;
    };
    "/api/v1/admin/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a hidden copy of a product with its variants, without stock */
        post: operations["adminDuplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product’s price history, its sales, and the reference price for discounts */
        get: operations["adminGetPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change up to 500 products at once, or preview the changes */
        post: operations["adminEditProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the matching products as a CSV file that can be imported again */
        get: operations["adminExportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the seller’s sales by day, and counts of open tasks */
        get: operations["sellerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the seller’s pieces sold for, paid and not paid yet */
        get: operations["sellerEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions about the seller’s products, unanswered first, then newest first */
        get: operations["sellerListQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews of the seller’s products, those without a reply first, then newest first */
        get: operations["sellerListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/reviews/{review}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reply to a review of the seller’s product; an empty text deletes the reply */
        put: operations["sellerReplyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales with their sold pieces and revenue */
        get: operations["adminListSales"];
        put?: never;
        /** Schedule a sale, or preview it; a product in another sale at the same time is a 409 */
        post: operations["adminCreateSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a sale with a page of its products, their prices and sold pieces */
        get: operations["adminGetSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name or the period of a sale that has not ended */
        patch: operations["adminChangeSale"];
        trace?: never;
    };
    "/api/v1/admin/sales/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a running sale and its prices, or cancel a scheduled one */
        post: operations["adminEndSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reviews, questions and answers, newest first: all, new, reported, hidden, or of one person */
        get: operations["adminListTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a review, question or answer from shoppers; its author gets the reason by e-mail */
        post: operations["adminHideText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a hidden review, question or answer again */
        post: operations["adminShowText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve texts, which settles their reports */
        post: operations["adminKeepTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question or reply to a review as the shop; its author gets an e-mail */
        post: operations["adminAnswerText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review, question or answer about the seller’s product to the shop, once */
        post: operations["sellerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the seller’s own shop */
        get: operations["sellerGetShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the shop’s public profile, except its name */
        patch: operations["sellerChangeShop"];
        trace?: never;
    };
    "/api/v1/seller/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import products from a CSV file, matched by SKU; a dry run only returns the effects */
        post: operations["sellerImportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the seller’s products, including archived ones */
        get: operations["sellerListProducts"];
        put?: never;
        /** Add a product to the seller’s shop */
        post: operations["sellerCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a product of the seller with its variants */
        get: operations["sellerGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price is added to its price history, `active: false` archives it */
        patch: operations["sellerChangeProduct"];
        trace?: never;
    };
    "/api/v1/seller/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the variants of a product; the lowest variant price becomes the product’s price */
        put: operations["sellerSetVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the stock of a product or a variant by a difference */
        post: operations["sellerChangeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users, newest first */
        get: operations["adminListUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an account, which then cannot be used any more */
        post: operations["adminDisableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a closed account */
        post: operations["adminEnableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person with the newest orders, reviews and account events */
        get: operations["adminGetUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of an account */
        post: operations["adminSignOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Grant or revoke the administrator role; the last administrator cannot lose it */
        put: operations["adminSetAdministrator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s application or shop with its history; null if the caller has not applied */
        get: operations["getOwnSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications and shops, the latest application first */
        get: operations["adminListSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an application or shop with its history */
        get: operations["adminGetSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline an application, or suspend or reinstate a shop; the seller gets an e-mail */
        post: operations["adminDecideSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get failure rates and web vitals by remote and version */
        get: operations["adminTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/telemetry/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get page views and failures by remote and version over time */
        get: operations["adminTelemetryTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the variants of a product; the lowest variant price becomes the product’s price */
        put: operations["adminSetVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the manual stock movements of a variant, or of a product without variants, newest first */
        get: operations["adminListStockMovements"];
        put?: never;
        /** Record received, damaged or counted stock; the movement is added to the history */
        post: operations["adminMoveStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a sign-in and return the caller's user record */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a user record for the token's account; an existing record keeps its fields */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the alert that a confirmation link confirms; an invalid or expired link is a 404 */
        get: operations["getAlertConfirmation"];
        put?: never;
        /** Confirm a request for an e-mail; repeating the call changes nothing */
        post: operations["confirmAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel all alerts of the address to which the link was sent (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a JPEG, PNG, GIF or WebP, at most 5 MB and at least 300 × 300 pixels; metadata is removed */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/become-seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to sell; a declined applicant may apply again and omit unchanged pictures */
        post: operations["becomeSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest imports */
        get: operations["adminListImports"];
        put?: never;
        /** Upload a CSV, TSV or XML file of at most 5 MB and compare it with the catalogue, changing nothing */
        post: operations["adminUploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the progress of an import */
        get: operations["adminGetImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the effect of an import on each product, and its unreadable rows */
        get: operations["adminListImportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/encoding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read and check a file again in another encoding */
        post: operations["adminChooseImportEncoding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the import of a checked file */
        post: operations["adminRunImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an import; products imported so far stay imported */
        post: operations["adminCancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The people a product is for; unisex: everybody
         * @enum {string}
         */
        Audience: "men" | "women" | "kids" | "unisex";
        /** @enum {string} */
        ProductStatus: "in-stock" | "pre-order" | "up-coming";
        /**
         * @description in-stock and pre-order can be bought; up-coming is announced only; sold-out has no stock in any variant
         * @enum {string}
         */
        Availability: "in-stock" | "pre-order" | "up-coming" | "sold-out";
        ProductSeller: {
            /** @description The shop’s page is /shop/{slug} */
            slug: string;
            name: string;
        };
        Product: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
        };
        ProductPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Product"][];
            count: number;
            /** @description Send it when you request further pages, so that newly added products do not shift them */
            snapshot: string;
        };
        Problem: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
        };
        ListedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /**
             * Format: uuid
             * @description With a filter by availability, price, colour or size, for a product with variants: the cheapest variant that passes all of them. `price`, `regularPrice` and `images` are then its own, `stock` and `availability` are those of all that pass, and `highestPrice` is absent
             */
            variant?: string;
        };
        FacetValue: {
            value: string;
            count: number;
        };
        RatingFacet: {
            stars: number;
            count: number;
        };
        PriceRange: {
            min: number;
            max: number | null;
            count: number;
        };
        Facets: {
            availability: components["schemas"]["FacetValue"][];
            /** @description Most products first; 200 at most */
            brand: components["schemas"]["FacetValue"][];
            /** @description Colours of variants, or of products without variants; most products first, 200 at most */
            colour: components["schemas"]["FacetValue"][];
            /** @description Sizes of variants, most products first; 200 at most */
            variantSize: components["schemas"]["FacetValue"][];
            /** @description Category keywords, most products first */
            category: components["schemas"]["FacetValue"][];
            /** @description Collections that can narrow the result: on-sale, featured */
            collection: components["schemas"]["FacetValue"][];
            /** @description Products with at least 4, 3, 2 and 1 stars */
            rating: components["schemas"]["RatingFacet"][];
            /** @description Dollars; null when nothing was found */
            price: {
                min: number;
                max: number;
            } | null;
            /** @description Dollars, both ends inclusive; a null `max` has no upper end. The filters min and max select the same products */
            priceRanges: components["schemas"]["PriceRange"][];
        };
        /** @description Ranges of name and description that match the search */
        Highlight: {
            name: number[][];
            desc: number[][];
        };
        /** @description For a search that is an SKU: the product, and the variant that has it */
        ExactSku: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            product: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
        };
        /** @description For a search without results: products that match any of its words, and best sellers */
        Instead: {
            near: components["schemas"]["Product"][];
            popular: components["schemas"]["Product"][];
        };
        Listing: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ListedProduct"][];
            count: number;
            /** @description False for a search with very many results: `count` (at most 20,000, which limits paging) and the facet counts are estimates, to be shown as "about" */
            countIsExact: boolean;
            facets: components["schemas"]["Facets"];
            /** @description Send it when you request further pages, so that newly added products do not shift them */
            snapshot: string;
            /** @description For a search: one per product in `data`, in the same order */
            highlights?: components["schemas"]["Highlight"][];
            sku?: components["schemas"]["ExactSku"];
            /** @description The corrected search, if the typed one has misspelt words and finds nothing */
            corrected?: string;
            /** @description The words searched instead, if no product matches all typed words */
            relaxed?: string;
            instead?: components["schemas"]["Instead"];
        };
        Variant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            /** @description Empty if the product has only one colour */
            colour: string;
            /** @description Empty if the product has only one size */
            size: string;
            /** @description Name of the variant, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
        };
        ProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /** @description Alternative texts of the pictures, in the same order; absent if none were written */
            imageAlts?: string[];
            variants: components["schemas"]["Variant"][];
        };
        Category: {
            name: string;
            keyword: string;
            /** @description Picture URL; empty if the category has no products */
            image: string;
            /** @description URL of the wide picture of its campaign; missing if it has none, or no products */
            banner?: string;
            count: number;
        };
        SellerShop: {
            slug: string;
            name: string;
            /** @description Plain text; may be empty */
            about: string;
            district: string;
            /** @description Picture URL; absent without a picture */
            profilePicture?: string;
            /** @description Picture URL; absent without a picture */
            logo?: string;
            /** @description Picture URL; absent without a picture */
            coverPhoto?: string;
            /** Format: date-time */
            since: string;
            /** @description Number of visible products */
            productCount: number;
            /** @description Number of reviews of these products */
            reviewCount: number;
            /** @description Average of these reviews: 1 to 5, one decimal; absent without reviews */
            rating?: number;
        };
        SuggestedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            image: string;
            /** @description Start and end (exclusive) of each match of the typed text, in UTF-16 code units */
            highlights: number[][];
            /**
             * Format: uuid
             * @description The variant whose SKU is the typed text
             */
            variant?: string;
        };
        SuggestedCategory: {
            keyword: string;
            name: string;
            count: number;
            /** @description Start and end (exclusive) of each match of the typed text, in UTF-16 code units */
            highlights: number[][];
        };
        SuggestedBrand: {
            value: string;
            count: number;
            /** @description Start and end (exclusive) of each match of the typed text, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description The shop of a seller, at /shop/{slug} */
        SuggestedShop: {
            slug: string;
            name: string;
            /** @description Start and end (exclusive) of each match of the typed text, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description Best-selling products, categories, brands and sellers’ shops that match every typed word */
        Suggestions: {
            products: components["schemas"]["SuggestedProduct"][];
            categories: components["schemas"]["SuggestedCategory"][];
            brands: components["schemas"]["SuggestedBrand"][];
            shops: components["schemas"]["SuggestedShop"][];
            /** @description The corrected text, if the typed one has misspelt words and finds nothing */
            corrected?: string;
            /** @description The words searched instead, if no product matches all typed words */
            relaxed?: string;
        };
        /** @description A visible product and when it last changed */
        SitemapEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SitemapPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["SitemapEntry"][];
            /** @description The `after` parameter of the next page; null on the last page */
            next: string | null;
        };
        SitemapPageStart: {
            /** @description The `after` parameter of this page; null for the first page */
            after: string | null;
        };
        /** @description The slug of an approved seller’s shop, and when it last changed */
        ShopPage: {
            /** @description The last part of the shop’s path, /shop/{slug} */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ShopPages: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ShopPage"][];
            /** @description The `after` parameter of the next page; null on the last page */
            next: string | null;
        };
        ShopPageStart: {
            /** @description The `after` parameter of this page; null for the first page */
            after: string | null;
        };
        Sale: {
            name: string;
            /** Format: date-time */
            endsAt: string;
        };
        ShippingRules: {
            /** @description Dollars, two decimals */
            flat: number;
            /** @description Dollars: delivery is free above this subtotal */
            freeOver: number | null;
            taxPercent: number;
        };
        WantedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants, otherwise a 400
             */
            variant?: string;
        };
        QuoteLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Dollars, two decimals */
            price: number;
            /** @description The requested quantity */
            quantity: number;
            stock: number;
            /** @description Number of the requested pieces that can be bought now; the totals are of these */
            available: number;
            /** @description Dollars, two decimals */
            total: number;
            /** @description True if the product is from the caller’s own shop, so that it is not available */
            ownShop?: boolean;
            /**
             * Format: uuid
             * @description The variant of the line
             */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: for a pre-order, the earliest day on which it ships
             */
            releaseDate?: string;
        };
        QuoteCoupon: {
            /** @description In capital letters */
            code: string;
            /** @enum {string} */
            state: "applied" | "refused";
            /** @description Such as "10 % off"; empty for an unknown code */
            description: string;
            /** @description Why it is refused, as a sentence to show to users */
            reason?: string;
        };
        Quote: {
            lines: components["schemas"]["QuoteLine"][];
            /** @description Requested products that are no longer sold; not included in the totals */
            missing: string[];
            /** @description Requested variants that are no longer sold; not included in the totals */
            missingVariants: string[];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description Tax rate in per cent, such as 15 or 7.25 */
            taxPercent: number;
            coupon?: components["schemas"]["QuoteCoupon"];
        };
        /** @enum {string} */
        PaymentType: "direct_bank_transfer" | "check_payments" | "cash_on_delivery";
        PaymentOption: {
            type: components["schemas"]["PaymentType"];
            name: string;
            /** @description Explains the payment method to the buyer in one or two sentences */
            description: string;
        };
        ShopSettings: {
            /** @description Whether the shop sends e-mails; if not, no page may promise one */
            mail: boolean;
            supportEmail?: string;
            /** @description Postal address, line by line */
            address?: string[];
            taxPercent: number;
            shipping: {
                /** @description Dollars, two decimals */
                flat: number;
                /** @description Dollars: delivery is free above this subtotal */
                freeOver?: number;
            };
            payments: components["schemas"]["PaymentOption"][];
            /** @description Hours after which an unpaid order expires */
            unpaidExpiryHours: number;
            /** @description Days after delivery within which a return may be requested */
            returnDays: number;
        };
        OrderRequestLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants, otherwise a 400
             */
            variant?: string;
            name?: unknown;
            image?: unknown;
            /** @description Dollars, as shown to the shopper; a 409 if the server’s price differs */
            price?: unknown;
            /** @description Dollars; a 409 unless it is price times quantity */
            total?: unknown;
        };
        OrderRequest: {
            name: string;
            email: string;
            phone: string | number;
            street?: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string | number;
            orderNotes?: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderRequestLine"][];
            /** @description Dollars, as shown to the shopper; a 409 if the server’s total differs */
            orderTotal: number;
            coupon?: string;
            orderNumber?: unknown;
            status?: unknown;
        };
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Delivered" | "Cancelled" | "Return requested" | "Returned";
        OrderSeller: {
            /** @description Identifies the seller; the shop’s page is /shop/{slug} */
            slug: string;
            name: string;
            /** @description Whether the shop’s page is public */
            open: boolean;
        };
        OrderLine: {
            /** @description Identifies the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            /** @description Number of pieces ordered */
            quantity: number;
            /** @description Pieces that were cancelled */
            cancelled: number;
            /** @description Pieces of accepted returns */
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            seller?: components["schemas"]["OrderSeller"];
            /** @description Pieces that the caller may cancel now */
            mayCancel: number;
            /** @description Pieces that the caller may return now */
            mayReturn: number;
            /** @description Whether the caller may write a review of this purchase */
            mayReview: boolean;
            /** @description Whether the caller may write a review once the purchase is delivered, or kept when its return is decided */
            mayReviewLater: boolean;
            image: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            total: number;
            /** Format: uuid */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /** @description Dollars: the share of all ordered pieces in the order’s discount, of which those that go take theirs along; absent without one */
            discount?: number;
            /** @description Absent in old orders, for which no SKU was stored */
            sku?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: for a pre-order, the earliest day on which it ships
             */
            releaseDate?: string;
        };
        OrderEventLine: {
            name: string;
            variantName?: string;
            quantity: number;
        };
        OrderEventReceived: {
            /** @description Dollars, two decimals */
            amount: number;
            /** @description The parcel whose cash it is */
            parcel?: string;
            seller?: components["schemas"]["OrderSeller"];
        };
        OrderEvent: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "status" | "paid" | "cash-confirmed" | "parcel" | "parcel-delivered" | "tracking" | "lines-cancelled" | "return-requested" | "return-accepted" | "return-refused" | "expired" | "refunded";
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it
             * @enum {unknown}
             */
            actor: "buyer" | "seller" | "admin" | "system";
            /** @description Name or e-mail address of the acting administrator or seller, for administrators only */
            actorName?: string;
            /** @description Plain text: a reason, or the administrator’s note */
            note?: string;
            /** @description The pieces affected; absent if the event affects the whole order */
            lines?: components["schemas"]["OrderEventLine"][];
            /** @description The money that came in; cash by parcel, with its seller if that is not the shop itself */
            received?: components["schemas"]["OrderEventReceived"][];
            seller?: components["schemas"]["OrderSeller"];
        };
        OrderPayment: {
            /**
             * @description `cash-reported`: the courier has collected all the cash, which the shop confirms; `cancelled`: the payment is no longer due
             * @enum {unknown}
             */
            state: "waiting" | "paid" | "on-delivery" | "cash-reported" | "cancelled";
            /** @description Reference for the buyer to write on the transfer or the check */
            reference: string;
            /** @description Lines of plain text; empty if no payment is due */
            instructions: string[];
            /**
             * Format: date-time
             * @description An order that is still unpaid at this time is cancelled
             */
            dueAt?: string;
            /** Format: date-time */
            paidAt?: string;
            /** @description Dollars that the shop has yet to receive, reported cash included; absent if none */
            due?: number;
            /** @description Dollars in cash that no administrator has confirmed yet; absent if none */
            reported?: number;
            /** @description Dollars that the shop has received, before any refund; absent if none */
            received?: number;
        };
        CashToCome: {
            seller?: components["schemas"]["OrderSeller"];
            /** @description Dollars, two decimals */
            amount: number;
        };
        OrderPieces: {
            lineNumber: number;
            quantity: number;
        };
        OrderTracking: {
            carrier: string;
            number: string;
            url?: string;
        };
        OrderParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            seller?: components["schemas"]["OrderSeller"];
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars that the courier collects for this parcel; absent if the courier collects nothing */
            cash?: number;
            /**
             * @description `due`: the courier has yet to collect it; `reported`: collected by the word of the seller; `confirmed`: the shop has it
             * @enum {string}
             */
            cashState?: "due" | "reported" | "confirmed";
        };
        /** @enum {string} */
        ReturnReason: "does-not-fit" | "not-as-described" | "damaged" | "wrong-item" | "not-needed";
        OrderReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            chosenReason?: components["schemas"]["ReturnReason"];
            /** @description Plain text: the buyer’s own words; may be empty */
            reason: string;
            /** @description Plain text: the note of the shop or the seller on the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            seller?: components["schemas"]["OrderSeller"];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided on the return: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
            /** @description Postal address for sending back the pieces of an accepted return, line by line; absent if unknown */
            sendTo?: string[];
            /** @description Dollars refunded if the return is accepted; 0 for a refused return or an unpaid order */
            refund: number;
            /** @description Whether the refund waits until an administrator confirms the cash of the sender’s parcels */
            awaitsCash?: boolean;
        };
        Order: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            name: string;
            email: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            orderNotes: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderLine"][];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description Tax rate in per cent when the order was placed, such as 15 */
            taxPercent: number;
            /** @description The code of the redeemed coupon */
            coupon?: string;
            timeline: components["schemas"]["OrderEvent"][];
            /** @description Statuses that the caller may set now */
            nextStatuses: components["schemas"]["OrderStatus"][];
            payment: components["schemas"]["OrderPayment"];
            /** @description Dollars that the courier will collect for parcels not sent yet, one entry per sender */
            cashToCome: components["schemas"]["CashToCome"][];
            /** @description Dollars: total refund due for cancelled and returned pieces of a paid order */
            refund: number;
            /** @description Dollars: part of the refund that the shop has already paid */
            refunded: number;
            /** @description Dollars: part of the refund that waits until an administrator confirms cash that a seller reported */
            refundWaiting: number;
            /** @description Oldest first; pieces that are in no parcel have not been sent yet */
            parcels: components["schemas"]["OrderParcel"][];
            /** @description Oldest first; at most one per sender is in the state `requested` */
            returns: components["schemas"]["OrderReturn"][];
        };
        OrderPlaced: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Order"];
        };
        OrderConflict: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
            quote?: components["schemas"]["Quote"];
        };
        OrderChange: {
            reason?: string;
            lines?: components["schemas"]["OrderPieces"][];
            /** @description Number of timeline events that the caller has seen; a different number is a 409 */
            seen?: number;
        };
        CancelPreview: {
            /** @description Dollars, two decimals */
            refund: number;
        };
        ReturnPreview: {
            /** @description Dollars, two decimals */
            refund: number;
        };
        OrderReturnRequest: {
            reason?: string;
            lines?: components["schemas"]["OrderPieces"][];
            /** @description Number of timeline events that the caller has seen; a different number is a 409 */
            seen?: number;
            chosenReason?: components["schemas"]["ReturnReason"];
        };
        OrderWithdrawn: {
            placed?: components["schemas"]["Order"];
        };
        /** @description Delivery address; absent until the order may be sent */
        SellerOrderDelivery: {
            name: string;
            phone: string;
            street: string;
            subDistrict: string;
            district: string;
            postalCode: string;
            country: string;
            /** @description Plain text: the buyer’s note on the order */
            notes: string;
        };
        SellerOrderLine: {
            /** @description Identifies the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            /** Format: uuid */
            variant?: string;
            variantName?: string;
            sku?: string;
            /**
             * Format: date
             * @description The earliest day on which it may be sent
             */
            releaseDate?: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Number of pieces ordered */
            quantity: number;
            cancelled: number;
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            /** @description Pieces not sent yet, including those that wait for confirmation or payment of the order */
            toShip: number;
            /** @description Dollars, two decimals */
            total: number;
        };
        SellerParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars that the courier collects for this parcel; absent if the courier collects nothing */
            cash?: number;
            /**
             * @description `due`: the courier has yet to collect it; `reported`: collected by the word of the seller; `confirmed`: the shop has it
             * @enum {string}
             */
            cashState?: "due" | "reported" | "confirmed";
        };
        SellerReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            chosenReason?: components["schemas"]["ReturnReason"];
            /** @description Plain text: the buyer’s own words; may be empty */
            reason: string;
            /** @description Plain text: the note on the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided on the return: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
            /** @description Dollars refunded if the return is accepted; 0 for a refused return or an unpaid order */
            refund: number;
            /** @description Whether the refund waits until an administrator confirms the cash of the sender’s parcels */
            awaitsCash?: boolean;
        };
        SellerOrder: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `waiting`: the order is not confirmed by the shop yet, or not paid
             * @enum {string}
             */
            state: "waiting" | "to-ship" | "shipped" | "delivered" | "return-requested" | "returned" | "cancelled";
            /** @description Whether pieces can be sent now */
            mayShip: boolean;
            /** @description Whether the courier collects the money */
            cashOnDelivery: boolean;
            /** @description Dollars that the courier collects for the pieces not sent yet, in one parcel */
            cashToCome?: number;
            delivery?: components["schemas"]["SellerOrderDelivery"];
            lines: components["schemas"]["SellerOrderLine"][];
            /** @description Dollars: price of the seller’s pieces, without cancelled ones, before any coupon */
            subtotal: number;
            parcels: components["schemas"]["SellerParcel"][];
            returns: components["schemas"]["SellerReturn"][];
        };
        ParcelPreview: {
            /** @description Dollars that the courier will collect for these pieces; 0 if it is none */
            cash: number;
        };
        NewSellerParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            carrier?: string;
            trackingNumber?: string;
            trackingUrl?: string;
            /** @description Number of the seller’s parcels of this order that the caller has seen; a different number is a 409 */
            parcels?: number;
        };
        SellerTracking: {
            carrier: string;
            trackingNumber: string;
            trackingUrl?: string;
        };
        UserRecord: {
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description URL of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
        };
        UserUpdate: {
            email?: string;
            name?: string;
            dateOfBirth?: string;
            phone?: string | number;
            address?: string;
            city?: string;
            about?: string;
            /** @enum {unknown} */
            gender?: "Male" | "Female" | "Other" | "";
            aboutYou?: string;
            /** @description Key of an uploaded picture; empty removes the picture */
            picture?: string;
        };
        Address: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            isDefault: boolean;
        };
        AddressInput: {
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            /** @description Whether it becomes the default */
            isDefault?: boolean;
        };
        CheckoutDefaults: {
            /** @description Absent before the first order or address */
            address?: {
                name: string;
                phone: string;
                street: string;
                district: string;
                subDistrict: string;
                country: string;
                postalCode: string;
            };
            /** @enum {unknown} */
            source: "address-book" | "last-order" | "none";
        };
        PayoutMethod: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            holder: string;
            bank: string;
            /** @description The last four characters of the account number */
            lastFour: string;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        PayoutInput: {
            holder: string;
            bank: string;
            /** @description An IBAN, or 6 to 20 digits; spaces and hyphens are ignored */
            accountNumber: string;
            /** @description Whether it becomes the default */
            isDefault?: boolean;
        };
        DeletionPreview: {
            orders: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                orderNumber: string;
            }[];
            sales: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                orderNumber: string;
            }[];
        };
        SavedCartLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            quantity: number;
            /** Format: date-time */
            changedAt: string;
        };
        SavedWish: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** Format: date-time */
            changedAt: string;
        };
        SavedLists: {
            /** @description In the order in which the lines were added */
            cart: components["schemas"]["SavedCartLine"][];
            /** @description Oldest first; at most 11 */
            wishlist: components["schemas"]["SavedWish"][];
            /** @description Number of changes of both lists so far */
            revision: number;
            /**
             * Format: date-time
             * @description The server’s current time
             */
            now: string;
            /** @description Number of oldest lines that this change removed because the cart was full */
            dropped?: number;
        };
        SavedCartChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** @description 0 removes the line */
            quantity: number;
            /**
             * Format: date-time
             * @description When the shopper made the change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedWishChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            saved: boolean;
            /**
             * Format: date-time
             * @description When the shopper made the change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedChanges: {
            /**
             * Format: uuid
             * @description Id of a merge: adds the lines of a guest who signed in to the saved ones, once per merge id
             */
            merge?: string;
            cart: components["schemas"]["SavedCartChange"][];
            wishlist: components["schemas"]["SavedWishChange"][];
        };
        /** @description Reply of the shop itself */
        ReviewReply: {
            /** @description Plain text */
            text: string;
            author: string;
            /** Format: date-time */
            at: string;
        };
        Review: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description Whether the author bought the product; always true, because every review belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            shopReply?: components["schemas"]["ReviewReply"];
            /** @description The purchased variant, such as "Rust, M" */
            variantName?: string;
        };
        StarCount: {
            stars: number;
            count: number;
        };
        ReviewSummary: {
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            reviewCount: number;
            /** @description Five entries, from 5 stars to 1 */
            distribution: components["schemas"]["StarCount"][];
        };
        Reviews: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Review"][];
            count: number;
            summary: components["schemas"]["ReviewSummary"];
        };
        ReviewInput: {
            stars: number;
            title?: string | "";
            text: string;
            /**
             * Format: uuid
             * @description Id of the reviewed order; by default, the latest one
             */
            order?: string;
            /**
             * Format: uuid
             * @description Id of the reviewed variant; by default, the first in the order
             */
            variant?: string;
        };
        ReviewSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Review"];
        };
        ReviewChanges: {
            stars?: number;
            title?: string | "";
            text?: string;
        };
        Done: {
            /** @enum {string} */
            status: "success";
            message: string;
        };
        Answer: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B.", or the name of a shop */
            author: string;
            /**
             * @description Whether the shop, the product’s seller or a buyer answered
             * @enum {string}
             */
            by: "shop" | "seller" | "buyer";
            /** Format: date-time */
            createdAt: string;
        };
        Question: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
        };
        QuestionInput: {
            text: string;
        };
        QuestionSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Question"];
        };
        AnswerInput: {
            text: string;
        };
        Preorder: {
            email: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            details?: string;
        };
        BackInStock: {
            email: string;
            /**
             * Format: uuid
             * @description Omit it for any variant
             */
            variant?: string;
        };
        /** @enum {string} */
        ContactTopic: "order" | "delivery" | "payment" | "return" | "product" | "other";
        ContactMessage: {
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
        };
        /** @enum {string} */
        MessageState: "open" | "answered" | "done";
        KeptContactMessage: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            state: components["schemas"]["MessageState"];
            /** Format: date-time */
            answeredAt?: string;
            /** @description Name or address of the administrator who answered last; empty for a deleted account */
            answeredBy?: string;
        };
        ContactMessageChange: {
            done: boolean;
        };
        ContactAnswer: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Name or address of the administrator; empty for a deleted account */
            by: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            delivery: "waiting" | "sent" | "failed" | "forgotten";
            /** @description Number of attempts to send the e-mail */
            attempts: number;
        };
        ContactMessageDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            state: components["schemas"]["MessageState"];
            /** Format: date-time */
            answeredAt?: string;
            /** @description Name or address of the administrator who answered last; empty for a deleted account */
            answeredBy?: string;
            answers: components["schemas"]["ContactAnswer"][];
        };
        ContactAnswerInput: {
            text: string;
            answers: number;
        };
        OpenPurchase: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            order: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
            /** @description The purchased variant, such as "Rust, M" */
            variantName?: string;
        };
        OwnTexts: {
            reviews: components["schemas"]["Review"][];
            /** @description Whether a delivered purchase has no review yet */
            mayReview: boolean;
            /** @description Whether no purchase can be reviewed now, but one can once it is delivered, or kept when its return is decided */
            mayReviewLater: boolean;
            /** @description Purchases that the caller may review, latest first */
            purchases: components["schemas"]["OpenPurchase"][];
            /** @description Whether the caller may answer questions about this product */
            mayAnswer: boolean;
            questions: string[];
            answers: string[];
            /** @description The caller’s texts that an administrator has hidden from others, with the reason */
            hidden: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                /** @enum {string} */
                kind: "review" | "question" | "answer";
                text: string;
                reason: string;
                /** @description For an answer: the id of its question */
                question?: string;
            }[];
        };
        AdminSummary: {
            /** @description Orders that wait for confirmation */
            pendingOrders: number;
            /** @description Applications that wait for a decision */
            pendingSellers: number;
            /** @description Reports that wait for a decision */
            openReports: number;
            /** @description Messages of the contact form that nobody has answered or handled */
            newMessages: number;
            /**
             * @deprecated
             * @description Orders since midnight UTC, excluding cancelled ones
             */
            ordersToday: number;
            /**
             * @deprecated
             * @description Visible products with at most five pieces left, capped at 1000
             */
            lowStock: number;
            /**
             * @deprecated
             * @description The last 30 UTC days, oldest first, minus cancelled and returned pieces
             */
            revenue: {
                day: string;
                orders: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        DashboardFigures: {
            /** @description Dollars: totals of the orders, minus cancelled and returned pieces */
            revenue: number;
            /** @description Orders placed in the period, excluding cancelled ones */
            orders: number;
            /** @description Pieces of these orders, excluding cancelled and returned ones */
            units: number;
            /** @description Returns accepted in the period, whenever their orders were placed */
            returns: number;
            /** @description Page views counted by telemetry, at most two per hour and IP address */
            visits: number;
            /** @description Dollars: revenue divided by orders; null without orders */
            averageOrder: number | null;
            returnedUnits: number;
            /** @description Dollars, two decimals */
            returnedTotal: number;
            /** @description Orders divided by visits, on days with visits; null if telemetry samples page views or has counted fewer visits than orders */
            conversion: number | null;
        };
        Dashboard: {
            period: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                from: string;
                /**
                 * Format: date
                 * @description A UTC day
                 */
                to: string;
            };
            figures: components["schemas"]["DashboardFigures"];
            periodBefore: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                from: string;
                /**
                 * Format: date
                 * @description A UTC day
                 */
                to: string;
            };
            figuresBefore: components["schemas"]["DashboardFigures"];
            /** @description Whether telemetry counted only a sample of the page views on any day */
            sampled: boolean;
            /** @description The period by day, week or month, oldest first; the first and last points may be partial */
            points: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                start: string;
                /**
                 * Format: date
                 * @description Its last day, UTC
                 */
                end: string;
                /** @description Dollars: totals of the orders, minus cancelled and returned pieces */
                revenue: number;
                /** @description Orders placed in the period, excluding cancelled ones */
                orders: number;
                /** @description Pieces of these orders, excluding cancelled and returned ones */
                units: number;
                /** @description Returns accepted in the period, whenever their orders were placed */
                returns: number;
                /** @description Page views counted by telemetry, at most two per hour and IP address */
                visits: number;
            }[];
        };
        BestSeller: {
            _id: string;
            name: string;
            sku: string;
            /** @description Picture URL; empty without a picture */
            image: string;
            units: number;
            /** @description Dollars before discount and tax */
            revenue: number;
        };
        LowStockProduct: {
            _id: string;
            name: string;
            sku: string;
            /** @description Picture URL; empty without a picture */
            image: string;
            stock: number;
        };
        /** @enum {string} */
        AuditRole: "administrator" | "seller" | "command";
        /** @enum {string} */
        AuditTarget: "account" | "answer" | "coupon" | "export" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
        AuditFieldChange: {
            field: string;
            before?: string;
            after?: string;
        };
        AuditEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** Format: date-time */
            at: string;
            role: components["schemas"]["AuditRole"];
            /** @description Account id; empty for the command line */
            actorId: string;
            /** @description Name or e-mail address of the account; empty when it is deleted */
            actor: string;
            /** @description IP address; empty for the command line, and when the account is deleted */
            address: string;
            /** @description The browser’s User-Agent header */
            agent: string;
            /** @description The operationId of this API, or the command */
            operation: string;
            kind: components["schemas"]["AuditTarget"];
            targetId: string;
            /** @description The target’s name, such as an order number, a product’s or a person’s current name; for a review, question or answer, that of its product; empty for a deleted account */
            label: string;
            /** @description What was done, in words: `Price of Rust Mug from $12.00 to $10.00` */
            action: string;
            /** @description The changed fields in words; times are in ISO format */
            changes: components["schemas"]["AuditFieldChange"][];
            /** @description The reason that was given; empty without one */
            reason: string;
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            };
        };
        AuditPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AuditEntry"][];
            /** @description The `before` parameter of the next page; null on the last page */
            next: string | null;
        };
        CashToConfirm: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            parcel: string;
            seller?: components["schemas"]["OrderSeller"];
            /** @description Dollars, two decimals */
            amount: number;
            /** Format: date-time */
            reportedAt: string;
        };
        AdminOrderRow: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            name: string;
            email: string;
            paymentType: components["schemas"]["PaymentType"];
            /** @description Dollars, two decimals */
            discount: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            payment: {
                /** @enum {string} */
                state: "waiting" | "paid" | "on-delivery" | "cash-reported" | "cancelled";
            };
            products: {
                name: string;
                variantName?: string;
                sku?: string;
                image: string;
                /** @description Number of pieces ordered */
                quantity: number;
            }[];
            /** @description Returns that wait for a decision */
            returns: {
                /** @enum {string} */
                state: "requested" | "accepted" | "refused";
            }[];
            /** @description Cash that sellers report and no administrator has confirmed, by parcel */
            cashToConfirm: components["schemas"]["CashToConfirm"][];
        };
        AdminOrders: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AdminOrderRow"][];
            count: number;
            /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description The list has more than `count` entries; if absent, an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            next?: string;
            previous?: string;
        };
        ShipOrders: {
            ids: string[];
        };
        ShipResult: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Absent for an unknown order */
            orderNumber?: string;
            /** @description Plain text: why the order was refused or failed */
            reason?: string;
            /**
             * @description `already`: it was shipped before; `refused`: it cannot be shipped; `failed`: try again
             * @enum {string}
             */
            outcome: "shipped" | "already" | "refused" | "failed";
        };
        ConfirmCash: {
            orders: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                parcels: string[];
            }[];
        };
        ConfirmCashResult: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Absent for an unknown order */
            orderNumber?: string;
            /** @description Plain text: why the order was refused or failed */
            reason?: string;
            /**
             * @description `already`: it was confirmed before; `refused`: no cash is reported; `failed`: try again
             * @enum {string}
             */
            outcome: "confirmed" | "already" | "refused" | "failed";
        };
        SavedView: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description The filters as a query string, without the question mark */
            query: string;
        };
        SavedViewInput: {
            name: string;
            /** @description The filters as a query string, without the question mark */
            query: string;
        };
        /** @enum {string} */
        CouponKind: "percentage" | "amount" | "free-shipping";
        Coupon: {
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description Per cent off, such as 10 or 12.5; absent for other kinds */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Such as "10 % off" */
            description: string;
            /** @description Whether it can be used */
            active: boolean;
            /** @description Dollars: the minimum subtotal */
            minimum: number;
            /** @description Start of the validity period; null for no start */
            startsAt: string | null;
            /** @description End (exclusive) of the validity period; null for no end */
            endsAt: string | null;
            /** @description Maximum number of orders that use it; null for no limit */
            totalLimit: number | null;
            /** @description Maximum number of orders per account that use it; null for no limit */
            perUserLimit: number | null;
            /** @description Number of orders that use it; cancelled orders do not count */
            used: number;
            /** @description Dollars: totals of these orders, minus returned pieces */
            revenue: number;
            /** @description Dollars: discount on these orders, minus that of returned pieces; without free delivery */
            discount: number;
            /** Format: date-time */
            createdAt: string;
        };
        CouponInput: {
            /** @description 3 to 32 letters, digits and hyphens; stored in capitals */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description At most two decimals */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Whether it can be used */
            active?: boolean;
            /** @description Dollars: the minimum subtotal */
            minimum?: number;
            /** @description Start of the validity period; null for no start */
            startsAt?: string | null;
            /** @description End (exclusive) of the validity period; null for no end */
            endsAt?: string | null;
            /** @description Maximum number of orders that use it; null for no limit */
            totalLimit?: number | null;
            /** @description Maximum number of orders per account that use it; null for no limit */
            perUserLimit?: number | null;
        };
        CouponChanges: {
            /** @description Whether it can be used */
            active?: boolean;
            /** @description Dollars: the minimum subtotal */
            minimum?: number;
            /** @description Start of the validity period; null for no start */
            startsAt?: string | null;
            /** @description End (exclusive) of the validity period; null for no end */
            endsAt?: string | null;
            /** @description Maximum number of orders that use it; null for no limit */
            totalLimit?: number | null;
            /** @description Maximum number of orders per account that use it; null for no limit */
            perUserLimit?: number | null;
        };
        Refund: {
            /** @description Dollars, whole cents */
            amount: number;
            note?: string;
            /** @description Number of timeline events that the caller has seen; a different number is a 409 */
            seen?: number;
        };
        OrderSender: {
            seller?: components["schemas"]["OrderSeller"];
            name: string;
            /** @description Postal address, line by line; empty if unknown */
            address: string[];
            email?: string;
            phone?: string;
        };
        NewParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** @description Number of timeline events that the caller has seen; a different number is a 409 */
            seen?: number;
        };
        AdminProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts: string[];
            featured: boolean;
            /** @description Whether it is visible in the shop */
            active: boolean;
            /** @description Version for optimistic locking: the number of manual changes; send it with your changes */
            edition: number;
        };
        AdminProducts: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AdminProduct"][];
            count: number;
            /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description The list has more than `count` entries; if absent, an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            next?: string;
            previous?: string;
        };
        ProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product is released; null if unknown */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture URLs of this shop */
            images?: string[];
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts?: (string | "")[];
        };
        AdminVariant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            colour: string;
            size: string;
            /** @description Name of the variant, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            /** @description URLs of its own pictures; empty if it uses the product’s pictures */
            images: string[];
        };
        AdminProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts: string[];
            featured: boolean;
            /** @description Whether it is visible in the shop */
            active: boolean;
            /** @description Version for optimistic locking: the number of manual changes; send it with your changes */
            edition: number;
            variants: components["schemas"]["AdminVariant"][];
        };
        ProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product is released; null if unknown */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture URLs of this shop */
            images?: string[];
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts?: (string | "")[];
            /** @description The edition that the caller read; a 409 if the product has changed since */
            edition?: number;
        };
        ProductConflict: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
            product?: components["schemas"]["AdminProductDetail"];
        };
        ProductPrices: {
            /** @description Dollars: the lowest price of the last 30 days, the reference for a discount that starts now (EU 98/6/EC Art. 6a); null while the history is shorter */
            lowestOf30Days: number | null;
            /** @description Newest first, at most 100 */
            prices: {
                /** Format: date-time */
                since: string;
                price: number;
                /** @description Name of the sale that set the price */
                sale?: string;
            }[];
            /** @description Running and scheduled sales of the product, with its sale price */
            sales: {
                name: string;
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                endsAt: string;
                price: number;
            }[];
        };
        BulkChange: {
            category?: string;
            condition?: string;
            featured?: boolean;
            /** @description False archives the products */
            active?: boolean;
            /** @description Per cent added to the price outside sales, two decimals; negative lowers it */
            pricePercent?: number;
            /** @description Dollars added to the price, two decimals; negative lowers it */
            priceAmount?: number;
            /** @description Pieces added to the stock; negative to remove */
            stockChange?: number;
        };
        BulkEdit: {
            /**
             * Format: uuid
             * @description Generated by the caller; a repeated call with the same key has no further effect
             */
            key: string;
            /** @description True returns the effects without writing anything */
            dryRun: boolean;
            products: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                /** @description The edition that the caller read; a 409 if the product has changed since */
                edition: number;
            }[];
            change: components["schemas"]["BulkChange"];
        };
        BulkRow: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            name: string;
            sku: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @description Why the change is refused */
            reason?: string;
            /** @description Whether the new price removes the product from a running sale */
            endsSale: boolean;
            changes: {
                /** @enum {string} */
                field: "category" | "condition" | "featured" | "active" | "price" | "stock";
                before: string | number | boolean;
                after: string | number | boolean;
            }[];
        };
        BulkResult: {
            rows: components["schemas"]["BulkRow"][];
        };
        SellerOverview: {
            /** @description The seller’s products, including archived ones */
            products: number;
            /** @description Orders with pieces that the seller can send now */
            toShip: number;
            /** @description Returns that wait for the seller’s decision */
            returnsWaiting: number;
            /** @description Visible products with at most five pieces left */
            lowStock: number;
            /** @description Questions that neither the seller nor the shop has answered */
            openQuestions: number;
            /** @description Per UTC day, oldest first, excluding cancelled and returned pieces */
            days: {
                day: string;
                orders: number;
                pieces: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        SellerEarnings: {
            /** @description Dollars of orders that are paid */
            paid: number;
            /** @description Dollars of orders that are neither paid nor cancelled */
            unpaid: number;
        };
        AboutProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Picture URL; empty without a picture */
            image: string;
            active: boolean;
        };
        SellerQuestion: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
            product: components["schemas"]["AboutProduct"];
            /** @description Whether neither the seller nor the shop has answered */
            open: boolean;
            /** @description Whether the seller has reported it */
            reported: boolean;
            reportedAnswers: string[];
        };
        SellerReview: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description Whether the author bought the product; always true, because every review belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            shopReply?: components["schemas"]["ReviewReply"];
            /** @description The purchased variant, such as "Rust, M" */
            variantName?: string;
            product: components["schemas"]["AboutProduct"];
            /** @description Whether the seller has reported it */
            reported: boolean;
        };
        ReplyInput: {
            /** @description Plain text; an empty text deletes the reply */
            text: string | "";
        };
        /** @enum {string} */
        SaleState: "scheduled" | "running" | "ended" | "cancelled";
        AdminSale: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            state: components["schemas"]["SaleState"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            /** @description Pieces sold at sale prices, excluding cancelled and returned ones */
            units: number;
            /** @description Dollars: sales of these pieces, before coupons, delivery and tax */
            revenue: number;
        };
        /** @description A rule for one category or product, with a percentage or a price; product rules override category rules */
        SaleRule: {
            category?: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            product?: string;
            /** @description Per cent off the price outside sales; at most two decimals */
            percent?: number;
            /** @description Dollars; only for a rule with `product` */
            price?: number;
        };
        /** @description Without `startsAt`, the sale begins immediately */
        SaleInput: {
            name: string;
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            endsAt: string;
            rules: components["schemas"]["SaleRule"][];
            /** @description Skip products that are in another sale at the same time, instead of answering with a 409 */
            leaveOutTaken?: boolean;
            dryRun?: boolean;
        };
        SaleOverlap: {
            name: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            examples: string[];
        };
        SaleVariantPrice: {
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            salePrice: number;
        };
        SalePrice: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            salePrice: number;
            /** @description The percentage of its rule; absent for a rule with a price */
            percent?: number;
            /** @description Dollars: the lowest price of the previous 30 days, shown struck through (EU 98/6/EC Art. 6a); absent where that rule allows no discount to be shown */
            struckThrough?: number;
            /** @description The prices of each variant; absent for a product without variants */
            variants?: components["schemas"]["SaleVariantPrice"][];
        };
        SalePlan: {
            /** @description Number of products that become cheaper */
            products: number;
            /** @description Number of products that would not become cheaper */
            unchanged: number;
            overlaps: components["schemas"]["SaleOverlap"][];
            /** @description The first 50 products, the most expensive first */
            preview: components["schemas"]["SalePrice"][];
            /**
             * Format: uuid
             * @description UUIDv7
             */
            sale?: string;
        };
        SaleItem: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            salePrice: number;
            /** @description The percentage of its rule; absent for a rule with a price */
            percent?: number;
            /** @description Dollars: the lowest price of the previous 30 days, shown struck through (EU 98/6/EC Art. 6a); absent where that rule allows no discount to be shown */
            struckThrough?: number;
            /** @description The prices of each variant; absent for a product without variants */
            variants?: components["schemas"]["SaleVariantPrice"][];
            /** @description Dollars: the current price */
            current: number;
            /** @description Pieces sold at sale prices, excluding cancelled and returned ones */
            units: number;
            /** @description Dollars: sales of these pieces, before coupons, delivery and tax */
            revenue: number;
        };
        AdminSaleDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            state: components["schemas"]["SaleState"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            /** @description Pieces sold at sale prices, excluding cancelled and returned ones */
            units: number;
            /** @description Dollars: sales of these pieces, before coupons, delivery and tax */
            revenue: number;
            /** @description Products of the sale, in a stable order */
            items: components["schemas"]["SaleItem"][];
            /** @description Cursor of the next page of products */
            next?: string;
        };
        SaleChanges: {
            name?: string;
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            endsAt?: string;
        };
        TextReply: {
            author: string;
            text: string;
            /** Format: date-time */
            at: string;
        };
        ModeratedText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Version for optimistic locking; changes with the text, the shop’s reply and the open reports */
            edition: string;
            /** @description Empty for a deleted product */
            productName: string;
            /** @description The author’s public name */
            author: string;
            /** @description Account id of the author */
            authorId: string;
            /**
             * @description The author’s e-mail address is unknown, e.g. after an account deletion, so nobody gets an e-mail
             * @enum {boolean}
             */
            authorUnknown?: true;
            /**
             * @description For an answer: the role of its author
             * @enum {string}
             */
            by?: "shop" | "seller" | "buyer";
            stars?: number;
            title?: string;
            text: string;
            /** @description For an answer: the text of its question */
            question?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            /** @description Whether no administrator has checked it since it was written or changed */
            isNew: boolean;
            /** @description Present if only its author can see it, with the reason */
            hidden?: {
                /** Format: date-time */
                at: string;
                reason: string;
            };
            /** @description Reports that wait for a decision, newest first */
            reports: {
                reason: string;
                /** @description Name of the shop that reported it; empty if the shop no longer exists */
                reporter: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description Replies and answers by the seller and the shop itself */
            replies: components["schemas"]["TextReply"][];
            /** @description For a review: the reply of the shop itself */
            shopReply?: string;
        };
        ModeratedTexts: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ModeratedText"][];
            count: number;
            /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description The list has more than `count` entries; if absent, an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            /** @description Counts over all texts, each capped at 1000 */
            waiting: {
                new: number;
                reported: number;
                hidden: number;
            };
            next?: string;
            previous?: string;
        };
        /** @description The author can read the reason */
        HideText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Version for optimistic locking; changes with the text, the shop’s reply and the open reports */
            edition?: string;
            reason: string;
        };
        TextHidden: {
            /** @enum {string} */
            status: "success";
            message: string;
            /** @description Whether the author gets an e-mail with the reason */
            told: boolean;
        };
        /** @description A text; with `edition`, the call is a 409 if the text has changed since */
        TextRef: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Version for optimistic locking; changes with the text, the shop’s reply and the open reports */
            edition?: string;
        };
        KeepTexts: {
            texts: components["schemas"]["TextRef"][];
        };
        AnswerText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Version for optimistic locking; changes with the text, the shop’s reply and the open reports */
            edition?: string;
            /** @description Plain text; an empty text deletes the reply to a review */
            text: string | "";
        };
        ReportInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            reason: string;
        };
        OwnShop: {
            slug: string;
            shopName: string;
            about: string;
            phone: string;
            shopAddress: string;
            /** @description Picture URL; empty without a picture */
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** @description Begins the SKUs of products that a file of the seller adds */
            skuPrefix: string;
        };
        OwnShopChanges: {
            about?: string;
            phone?: string;
            shopAddress?: string;
            profilePicture?: string;
            logo?: string;
            coverPhoto?: string;
        };
        ProductImport: {
            /** @description CSV or tab-separated, with a header row: a text, or with `encoding` its bytes in base64 */
            file: string;
            /**
             * @description How the bytes encode the text; with `detect` the response says how they were read
             * @enum {string}
             */
            encoding?: "detect" | "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1251" | "windows-1250" | "iso-8859-1";
            /** @description True returns the effects without writing anything */
            dryRun: boolean;
        };
        ImportChange: {
            field: string;
            before: string;
            after: string;
        };
        ProductImportResult: {
            added: number;
            changed: number;
            unchanged: number;
            products: {
                sku: string;
                name: string;
                /** @enum {string} */
                action: "add" | "change" | "same";
                /** @description Line of the file on which its first row ends */
                line: number;
                /** @description By column of the file; none for a new product */
                changes: components["schemas"]["ImportChange"][];
            }[];
            /** @description Rows that are not imported */
            bad: {
                line: number;
                /** @description Absent if it cannot be read */
                sku?: string;
                /** @description Absent if the whole row is unreadable */
                column?: string;
                reason: string;
            }[];
            /** @description Headings of columns that the shop does not know */
            ignored: string[];
            /** @description Encoding in which the file was read */
            encoding: string;
            /** @description Whether the encoding was guessed, and another one may be named */
            encodingInDoubt: boolean;
        };
        SellerProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts: string[];
            /** @description Whether it is visible in the shop */
            active: boolean;
            /** @description Version for optimistic locking: the number of manual changes; send it with your changes */
            edition: number;
            /** @description Pieces in confirmed orders so far */
            unitsSold: number;
        };
        SellerProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product is released; null if unknown */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture URLs of this shop */
            images?: string[];
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts?: (string | "")[];
        };
        SellerVariant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            colour: string;
            size: string;
            /** @description Name of the variant, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
        };
        SellerProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description URLs; the first is the main picture */
            images: string[];
            /** @description Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values) */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent for a product without variants */
            variantCount?: number;
            /** @description Dollars: the highest variant price; absent if all variants cost `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price in the 30 days before the sale; absent unless higher than `price` */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts: string[];
            /** @description Whether it is visible in the shop */
            active: boolean;
            /** @description Version for optimistic locking: the number of manual changes; send it with your changes */
            edition: number;
            /** @description Pieces in confirmed orders so far */
            unitsSold: number;
            variants: components["schemas"]["SellerVariant"][];
        };
        SellerProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product is released; null if unknown */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture URLs of this shop */
            images?: string[];
            /** @description Alternative texts of the pictures, in the same order */
            imageAlts?: (string | "")[];
            /** @description The edition that the caller read; a 409 if the product has changed since */
            edition?: number;
        };
        SellerVariantsInput: {
            variants: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id?: string;
                colour: string | "";
                size: string | "";
                /** @description Dollars, two decimals */
                price: number;
                /** @description Only for a new variant; others change their stock by differences */
                stock?: number;
            }[];
            /** @description The edition that the caller read; a 409 if the product has changed since */
            edition?: number;
        };
        StockChange: {
            /** @description Pieces to add; negative to remove */
            change: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
        };
        Stock: {
            /** @description Stock of the product */
            stock: number;
            variantStock?: number;
        };
        AdminUser: {
            uid: string;
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description URL of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            disabled: boolean;
            administrator: boolean;
        };
        AccessReason: {
            reason: string;
        };
        AccountState: {
            uid: string;
            disabled: boolean;
        };
        PersonDetail: {
            uid: string;
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description URL of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            disabled: boolean;
            administrator: boolean;
            /** @description Application or shop */
            seller?: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                shopName: string;
                state: string;
            };
            orders: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                orderNumber: string;
                status: components["schemas"]["OrderStatus"];
                /** @description Dollars, two decimals */
                orderTotal: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            reviews: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                productId: string;
                productName: string;
                stars: number;
                title: string;
                text: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description What others did to the account or its shop, newest first */
            steps: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                /** @description In words, as in the audit */
                action: string;
                reason: string;
                /** @description Name or e-mail address of the person who did it; empty for a deleted account and the command line */
                by: string;
                role: components["schemas"]["AuditRole"];
                /** Format: date-time */
                at: string;
            }[];
        };
        AdministratorChange: {
            administrator: boolean;
        };
        SellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
        };
        OwnSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why the application was declined or the shop suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            /** @description Oldest first */
            events: components["schemas"]["SellerEvent"][];
        };
        AdminSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            shopName: string;
            firstName: string;
            lastName: string;
            email: string;
            district: string;
            logo: string;
            /** Format: date-time */
            appliedAt: string;
        };
        AdminSellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
            /** @description Name or e-mail address */
            actorName: string;
        };
        AdminSellerDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why the application was declined or the shop suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            events: components["schemas"]["AdminSellerEvent"][];
            userId: string;
            productCount: number;
        };
        SellerDecision: {
            /** @enum {unknown} */
            decision: "approve" | "decline" | "suspend" | "reinstate";
            reason?: string;
            /**
             * Format: date-time
             * @description `appliedAt` of the application that the caller saw; a 409 if there is a newer one
             */
            appliedAt?: string;
        };
        VersionHealth: {
            remote: string;
            version: string;
            visits: number;
            failed: number;
            /** @description Number of failures by cause: manifest, entry, timeout, evaluate, chunk, render, error, hang, silent */
            failures: {
                [key: string]: number;
            };
            /** @description Renderings on the site's server */
            server: {
                visits: number;
                failed: number;
            };
            /** @description Share of visits that failed, 0 to 1; null without visits */
            failureRate: number | null;
            vitals: {
                LCP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Number of page views measured */
                    count: number;
                };
                INP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Number of page views measured */
                    count: number;
                };
                CLS: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Number of page views measured */
                    count: number;
                };
            };
        };
        TelemetryTimeline: {
            /** @description Start of the first interval */
            from: string;
            /** @description Length of one interval in minutes */
            minutes: number;
            /** @description Number of intervals; the last one is still running */
            parts: number;
            versions: {
                remote: string;
                version: string;
                visits: number[];
                failed: number[];
            }[];
        };
        VariantsInput: {
            variants: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id?: string;
                colour: string | "";
                size: string | "";
                /** @description Dollars, two decimals */
                price: number;
                /** @description Only for a new variant; others change their stock by differences */
                stock?: number;
                sku?: string;
                images?: string[];
            }[];
            /** @description The edition that the caller read; a 409 if the product has changed since */
            edition?: number;
        };
        StockMove: {
            /**
             * Format: uuid
             * @description Generated by the caller; a repeated call with the same key has no further effect
             */
            key: string;
            /** @enum {string} */
            kind: "received" | "counted" | "damaged";
            /** @description Pieces that were received, were lost (damaged), or are there (counted) */
            pieces: number;
            /** @description For `counted`: the stock that the count replaces; a 409 if the stock has changed since */
            expected?: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
            note?: string;
        };
        StockMovement: {
            /** @description Sequence number among the product’s movements, from 1 */
            number: number;
            /** @enum {string} */
            kind: "added" | "received" | "counted" | "damaged" | "corrected";
            /** @enum {string} */
            actor: "admin" | "seller";
            /** @description Name or e-mail address of the person who did it; empty if unknown, or when the account is deleted */
            actorName: string;
            change: number;
            /** @description Stock after the movement */
            stock: number;
            /** @description Stock change by orders and imports since the previous entry (negative: taken); 0 for the first entry */
            between: number;
            note: string;
            /** Format: date-time */
            at: string;
        };
        LoginRequest: {
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        RegisterRequest: {
            name: string;
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        /** @enum {string} */
        AlertKind: "release" | "restock";
        AlertLink: {
            kind: components["schemas"]["AlertKind"];
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @description The product’s name; empty when it is no longer sold */
            name: string;
            variantName?: string;
            confirmed: boolean;
        };
        AlertToken: {
            token: string;
        };
        Upload: {
            /** @description Key by which products, profiles and shops refer to the picture */
            key: string;
            /** @description Picture URL, 640 pixels wide */
            address: string;
            width: number;
            height: number;
        };
        SellerApplication: {
            /**
             * Format: binary
             * @description JPEG, PNG, GIF or WebP
             */
            profilePicture?: string;
            fname: string;
            lname: string;
            email: string;
            address: string;
            /** @enum {unknown} */
            district: "Dhaka" | "Chittagong" | "Rajshahi" | "Khulna" | "Barisal" | "Sylhet" | "Rangpur" | "Mymensingh";
            phone: string;
            shopname: string;
            shopaddress: string;
            /**
             * Format: binary
             * @description JPEG, PNG, GIF or WebP
             */
            logo?: string;
            /**
             * Format: binary
             * @description JPEG, PNG, GIF or WebP
             */
            coverPhoto?: string;
            /** @description Accepted and ignored */
            password?: string;
            /** @description Accepted and ignored */
            role?: string;
        };
        CatalogueImport: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Name of the file */
            name: string;
            /** @enum {string} */
            state: "checking" | "checked" | "running" | "done" | "cancelled" | "failed";
            /** @description Products in the file; 0 until the file is read */
            total: number;
            /** @description Products compared or imported so far */
            done: number;
            added: number;
            changed: number;
            unchanged: number;
            /** @description Unreadable rows */
            bad: number;
            imported: number;
            /** @description Products that could not be imported */
            refused: number;
            /** @description Encoding of the text; empty until the file is read */
            encoding: string;
            /** @description Whether the encoding was guessed, and another one may be chosen */
            encodingInDoubt: boolean;
            /** @description Why the whole import failed */
            problem: string;
            mine: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            checkedAt?: string;
            /** Format: date-time */
            endedAt?: string;
        };
        ImportItem: {
            place: number;
            /** @description Line of the file on which its first row ends */
            line: number;
            sku: string;
            name: string;
            /** @enum {string} */
            action: "unread" | "add" | "change" | "same" | "bad";
            /** @description The column that makes a row unreadable */
            field: string;
            reason: string;
            changes: components["schemas"]["ImportChange"][];
            /** @enum {string} */
            result: "waiting" | "done" | "refused";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                /** @description The snapshot of an earlier page: excludes products added since, so that pages do not shift. It expires after very many additions; the response then contains a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRelated: {
        parameters: {
            query: {
                category: string;
                page?: number;
                size?: number;
                /** @description UUIDv7 */
                exclude?: string;
                /** @description The snapshot of an earlier page: excludes products added since, so that pages do not shift. It expires after very many additions; the response then contains a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategorywise: {
        parameters: {
            query?: {
                category?: string;
                /** @description Dollars */
                min?: number;
                /** @description Dollars; 3001 means "and above" */
                max?: number;
                availability?: components["schemas"]["ProductStatus"][];
                brand?: string[];
                /** @description Colours: one variant must pass this filter and those of availability, price and size */
                colour?: string[];
                /** @description Sizes of variants, such as "M"; `size` is the page’s */
                variantSize?: string[];
                /** @description The minimum number of stars */
                rating?: number;
                /** @description The people a product is for; unisex: everybody */
                audience?: components["schemas"]["Audience"];
                /** @description A word of lower-case letters and digits, such as sport */
                tag?: string;
                /** @description The last part of the shop’s path, /shop/{slug} */
                seller?: string;
                /** @description Only products of this collection, in its ranking unless sort or sortId is given */
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                page?: number;
                size?: number;
                /** @description 1: cheapest first; -1: most expensive first */
                sortId?: number;
                search?: string;
                /** @description typed: searches the typed words alone, without corrections, other words or parts of the search */
                spelling?: "corrected" | "typed";
                /** @description Replaces sortId. mixed (default without a search): adjacent products differ in kind; relevance: for a search */
                sort?: "mixed" | "relevance" | "newest" | "top-rated" | "best-selling";
                /** @description The snapshot of an earlier page: excludes products added since, so that pages do not shift. It expires after very many additions; the response then contains a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProductsById: {
        parameters: {
            query: {
                /** @description Up to 50 product ids, separated by commas */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the shop’s path, /shop/{slug} */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query: {
                /** @description The text typed so far */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Suggestions"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemap: {
        parameters: {
            query?: {
                /** @description Lists the entries after this id; omit it for the first page */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemapPages: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SitemapPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPages: {
        parameters: {
            query?: {
                /** @description The last part of the shop’s path, /shop/{slug} */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPages"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPageStarts: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Sale"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShippingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShippingRules"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    products: components["schemas"]["WantedProduct"][];
                    coupon?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShopSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopSettings"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One key per attempt to order; a retry with the same key gets the same response */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderConflict"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserOrders: {
        parameters: {
            query: {
                email: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewCancel: {
        parameters: {
            query?: {
                /** @description Pieces by line: 0:2,1:1 means two pieces of line 0 and one of line 1 */
                lines?: string;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CancelPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewReturn: {
        parameters: {
            query: {
                /** @description Pieces by line: 0:2,1:1 means two pieces of line 0 and one of line 1 */
                lines: string;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ReturnPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReturnRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One key per attempt to order; a retry with the same key gets the same response */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OrderWithdrawn"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListOrders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description The state of the seller’s part. `to-ship`: pieces can be sent now; `return-requested`: a return waits for the seller’s decision; an order may be both */
                status?: "waiting" | "to-ship" | "shipped" | "delivered" | "return-requested" | "returned" | "cancelled" | "all";
                /** @description Part of the order number, of a product’s name or SKU, or a tracking number */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerPreviewParcel: {
        parameters: {
            query?: {
                /** @description Pieces by line: 0:2,1:1 means two pieces of line 0 and one of line 1 */
                lines?: string;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ParcelPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSellerParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                    /** @description For an accepted return: false writes its pieces off as damaged; otherwise they are restocked */
                    restock?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCheckoutDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CheckoutDefaults"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPayoutMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["DeletionPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: "newest" | "oldest" | "highest" | "lowest";
                stars?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Question"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
                /** @description UUIDv7 */
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPreorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preorder"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestBackInStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackInStock"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListMessages: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                state?: components["schemas"]["MessageState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["KeptContactMessage"][];
                        count: number;
                        /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description The list has more than `count` entries; if absent, an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminAnswerMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 from the client, which becomes the new id; repeat it when you retry the call */
                "idempotency-key"?: string;
            };
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactAnswerInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminResendAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnTexts"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    passwordChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSummary"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDashboard: {
        parameters: {
            query?: {
                /** @description A UTC day */
                from?: string;
                /** @description A UTC day */
                to?: string;
                /** @description The length of one point; weeks begin on Monday */
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminBestSellers: {
        parameters: {
            query?: {
                /** @description A UTC day */
                from?: string;
                /** @description A UTC day */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["BestSeller"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminLowStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["LowStockProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminWatchWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                role?: "administrator" | "seller" | "command";
                kind?: "account" | "answer" | "coupon" | "export" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
                operation?: string;
                /** @description Id of the changed object */
                target?: string;
                /** @description Id of the account that made the change */
                actor?: string;
                /** @description First day, UTC */
                from?: string;
                /** @description Last day, UTC */
                to?: string;
                /** @description An id, the beginning of a label, or beginnings of words in a person’s name or e-mail address */
                search?: string;
                size?: number;
                /** @description UUIDv7 */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportAudit: {
        parameters: {
            query?: {
                role?: "administrator" | "seller" | "command";
                kind?: "account" | "answer" | "coupon" | "export" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
                operation?: string;
                /** @description Id of the changed object */
                target?: string;
                /** @description Id of the account that made the change */
                actor?: string;
                /** @description First day, UTC */
                from?: string;
                /** @description Last day, UTC */
                to?: string;
                /** @description An id, the beginning of a label, or beginnings of words in a person’s name or e-mail address */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /** @description Beginnings of words in order number, name or e-mail address; the last digits of a phone number; an SKU; or a tracking number */
                search?: string;
                /** @description One status, or all except cancelled orders */
                status?: components["schemas"]["OrderStatus"] | "not-cancelled";
                /** @description `open`: payment is outstanding; `none`: the order was cancelled unpaid */
                paid?: "paid" | "open" | "none";
                payment?: components["schemas"]["PaymentType"];
                /** @description Orders with cash that sellers report and no administrator has confirmed */
                cash?: "to-confirm";
                /** @description Orders whose money is here and that owe some of it back to the buyer; a part may wait until cash is confirmed */
                refund?: "to-pay";
                /** @description A day in UTC */
                from?: string;
                /** @description A day in UTC */
                to?: string;
                /** @description `shop` for the shop itself, or the id of a seller */
                seller?: "shop" | string;
                /** @description Orders with a return that waits for a decision, or with an accepted return */
                returns?: "waiting" | "accepted";
                /** @description A day in UTC */
                acceptedFrom?: string;
                /** @description A day in UTC */
                acceptedTo?: string;
                /** @description Orders of this account */
                person?: string;
                /** @description Orders that used this coupon */
                coupon?: string;
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                sort?: "newest" | "oldest" | "total-high" | "total-low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrders"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["OrderStatus"];
                    note?: string;
                    tracking?: components["schemas"]["OrderTracking"];
                    chosenReason?: components["schemas"]["ReturnReason"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminShipOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipOrders"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShipResult"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminConfirmCash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCash"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ConfirmCashResult"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportOrders: {
        parameters: {
            query?: {
                /** @description Beginnings of words in order number, name or e-mail address; the last digits of a phone number; an SKU; or a tracking number */
                search?: string;
                /** @description One status, or all except cancelled orders */
                status?: components["schemas"]["OrderStatus"] | "not-cancelled";
                /** @description `open`: payment is outstanding; `none`: the order was cancelled unpaid */
                paid?: "paid" | "open" | "none";
                payment?: components["schemas"]["PaymentType"];
                /** @description Orders with cash that sellers report and no administrator has confirmed */
                cash?: "to-confirm";
                /** @description Orders whose money is here and that owe some of it back to the buyer; a part may wait until cash is confirmed */
                refund?: "to-pay";
                /** @description A day in UTC */
                from?: string;
                /** @description A day in UTC */
                to?: string;
                /** @description `shop` for the shop itself, or the id of a seller */
                seller?: "shop" | string;
                /** @description Orders with a return that waits for a decision, or with an accepted return */
                returns?: "waiting" | "accepted";
                /** @description A day in UTC */
                acceptedFrom?: string;
                /** @description A day in UTC */
                acceptedTo?: string;
                /** @description Orders of this account */
                person?: string;
                /** @description Orders that used this coupon */
                coupon?: string;
                /** @description Sorting by total falls back to newest first, because totals can change during the export */
                sort?: "newest" | "oldest" | "total-high" | "total-low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSaveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRemoveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListCoupons: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                /** @description Part of the code */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"][];
                        count: number;
                        /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description The list has more than `count` entries; if absent, an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRecordRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refund"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListOrderSenders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OrderSender"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminPreviewCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CancelPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                    /** @description For an accepted return: false writes its pieces off as damaged; otherwise they are restocked */
                    restock?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminPreviewParcel: {
        parameters: {
            query?: {
                /** @description Pieces by line: 0:2,1:1 means two pieces of line 0 and one of line 1 */
                lines?: string;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ParcelPreview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                sort?: "newest" | "changed" | "name" | "price-low" | "price-high" | "fewest-left" | "most-left";
                /** @description Beginnings of words in name, brand, colours or tags, or the beginning of an SKU */
                search?: string;
                category?: string;
                state?: "active" | "archived";
                availability?: "in-stock" | "pre-order" | "up-coming" | "sold-out";
                /** @description At most 5 pieces left, including none */
                stock?: "low";
                /** @description `shop` for the shop itself, or the id of a seller */
                owner?: "shop" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProducts"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 from the client, which becomes the new id; repeat it when you retry the call */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDuplicateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 from the client, which becomes the new id; repeat it when you retry the call */
                "idempotency-key"?: string;
            };
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductPrices"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEditProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEdit"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportProducts: {
        parameters: {
            query?: {
                /** @description Beginnings of words in name, brand, colours or tags, or the beginning of an SKU */
                search?: string;
                category?: string;
                state?: "active" | "archived";
                availability?: "in-stock" | "pre-order" | "up-coming" | "sold-out";
                /** @description At most 5 pieces left, including none */
                stock?: "low";
                /** @description `shop` for the shop itself, or the id of a seller */
                owner?: "shop" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerOverview: {
        parameters: {
            query?: {
                /** @description Number of days, ending today */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOverview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerEarnings"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerQuestion"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerReview"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReplyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Review"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListSales: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                state?: components["schemas"]["SaleState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSale"][];
                        count: number;
                        /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description The list has more than `count` entries; if absent, an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Without `startsAt`, the sale begins immediately */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SalePlan"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetSale: {
        parameters: {
            query?: {
                /** @description UUIDv7 */
                after?: string;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEndSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListTexts: {
        parameters: {
            query?: {
                size?: number;
                /** @description A cursor from an earlier response */
                after?: string;
                /** @description A cursor from an earlier response */
                before?: string;
                state?: "new" | "reported" | "hidden";
                kind?: "review" | "question" | "answer";
                /** @description Id of the account that wrote the texts */
                person?: string;
                /** @description Words of the text or of its author’s name, or beginnings of words */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedTexts"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminHideText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The author can read the reason */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideText"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextHidden"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminShowText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A text; with `edition`, the call is a 409 if the text has changed since */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextRef"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminKeepTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepTexts"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminAnswerText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerText"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnShopChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerImportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductImportResult"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description Part of the name, brand or SKU */
                search?: string;
                sort?: "newest" | "name" | "price-low" | "price-high" | "stock" | "sold";
                state?: "active" | "archived";
                /** @description low: at most five pieces left; none: sold out */
                stock?: "low" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 from the client, which becomes the new id; repeat it when you retry the call */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerVariantsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Stock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListUsers: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                /** @description Beginnings of words in name or e-mail address, or the last digits of a phone number */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminUser"][];
                        count: number;
                        /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description The list has more than `count` entries; if absent, an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDisableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEnableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSignOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnSeller"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListSellers: {
        parameters: {
            query?: {
                size?: number;
                /** @description Cursor from a response with the same sort and filters */
                after?: string;
                /** @description Cursor from a response with the same sort and filters */
                before?: string;
                /** @description Only the first page, 0; further pages use cursors */
                page?: number;
                state?: "pending" | "approved" | "declined" | "suspended";
                /** @description Beginnings of words in the shop’s name, the person’s name or the e-mail address */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSeller"][];
                        count: number;
                        /** @description False above 10,000, or above 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description The list has more than `count` entries; if absent, an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTelemetry: {
        parameters: {
            query?: {
                /** @description Length of the range in hours, ending now */
                hours?: number;
                remote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["VersionHealth"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTelemetryTimeline: {
        parameters: {
            query?: {
                /** @description Length of the range in hours, ending now */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["TelemetryTimeline"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListStockMovements: {
        parameters: {
            query?: {
                /** @description UUIDv7 */
                variant?: string;
                /** @description The `number` of the last entry on the previous page */
                before?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["StockMovement"][];
                        /** @description Whether older entries follow */
                        more: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMoveStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockMove"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Stock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAlertConfirmation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertToken"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: {
                purpose?: "profile" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, GIF or WebP
                     */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Upload"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    becomeSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellerApplication"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["OwnSeller"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminUploadImport: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The unmodified file */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListImportItems: {
        parameters: {
            query?: {
                /** @description The `place` of the last item on the previous page */
                after?: number;
                action?: "add" | "change" | "same" | "bad";
                result?: "done" | "refused";
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ImportItem"][];
                        /** @description The `after` parameter of the next page; null on the last page */
                        next: number | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChooseImportEncoding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1251" | "windows-1250" | "iso-8859-1";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRunImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
