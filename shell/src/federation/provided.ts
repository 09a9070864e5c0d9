// The shell provides only what it imports: each of these is in the share scope because of this file.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'big.js';
import '@sanchay/api-client';
import '@sanchay/event-bus';
import '@sanchay/i18n';
import '@sanchay/remote-kit/query';
import '@sanchay/remote-kit/router';
import '@sanchay/ui/style';
